### Comment on choisit une chose : à la souris, du doigt ou au clavier. Suivi de la chose.

point = { $hand ->
    [finger] Touche
    [keys] Choisis
   *[mouse] Clique sur
}
point-amid = { $hand ->
    [finger] touche
    [keys] choisis
   *[mouse] clique sur
}
