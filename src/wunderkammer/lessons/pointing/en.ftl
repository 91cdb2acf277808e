### How somebody chooses a thing: with a mouse, a finger, or by typing. Followed by the thing.

point = { $hand ->
    [finger] Tap
    [keys] Choose
   *[mouse] Click
}
point-amid = { $hand ->
    [finger] tap
    [keys] choose
   *[mouse] click
}
