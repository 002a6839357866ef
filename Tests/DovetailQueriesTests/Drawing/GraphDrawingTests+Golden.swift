/// What is drawn of the source of `GraphDrawingTests`.
extension GraphDrawingTests {
    static let dot = #"""
        digraph Dovetail {
          rankdir=LR;
          compound=true;
          node [fontname="Helvetica", shape=box, style=filled, fillcolor=white];
          edge [fontname="Helvetica"];
          subgraph cluster_s0 {
            label="AppScope";
            style=rounded;
            n0 [label="Clock"];
            n1 [label="FileStore\nany Store"];
            n2 [label="Cache\nany Store", shape=component];
            n3 [label="Spelling"];
            n4 [label="Search", style="filled,dashed"];
            n5 [label="Recent", style="filled,dotted"];
            n6 [label="Trace", shape=ellipse, peripheries=2];
            n7 [label="Window", style="filled,bold"];
            n12 [label="[any Rule]", shape=folder];
            subgraph cluster_s1 {
              label="SessionScope";
              style=rounded;
              n10 [label="Draft", shape=ellipse];
              n11 [label="Editor", style="filled,bold"];
            }
          }
          n1 -> n0;
          n2 -> n1 [arrowhead=odiamond];
          n7 -> n11 [style=dotted, label="opens SessionScope"];
          n7 -> n4;
          n7 -> n5;
          n7 -> n6;
          n11 -> n2;
          n11 -> n12;
          n11 -> n0 [label="?"];
          n11 -> n10 [style=dashed];
          n12 -> n3 [arrowhead=odot];
        }

        """#

    static let mermaid = #"""
        flowchart LR
          subgraph s0["AppScope"]
            n0["Clock"]
            n1["FileStore<br/>any Store"]
            n2{{"Cache<br/>any Store"}}
            n3["Spelling"]
            n4["Search"]
            n5["Recent"]
            n6("Trace")
            n7["Window"]
            n12[["[any Rule]"]]
            subgraph s1["SessionScope"]
              n10(["Draft"])
              n11["Editor"]
            end
          end
          n1 --> n0
          n2 -->|"wraps"| n1
          n7 ==>|"opens SessionScope"| n11
          n7 --> n4
          n7 --> n5
          n7 --> n6
          n11 --> n2
          n11 --> n12
          n11 -->|"?"| n0
          n11 -.-> n10
          n12 --o n3
          classDef lazy stroke-dasharray:5 5
          class n4 lazy
          classDef weak stroke-dasharray:2 2
          class n5 weak
          classDef exposed stroke-width:3px
          class n7,n11 exposed

        """#
}
