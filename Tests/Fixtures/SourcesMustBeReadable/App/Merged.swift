// Two branches of a repository, joined by nobody.

<<<<<<< HEAD
struct Journalist { let name: String }
=======
struct Journalist {}
>>>>>>> main
