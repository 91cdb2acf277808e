### Wie man etwas auswählt: mit der Maus, mit dem Finger oder durch Tippen. Danach folgt das Ding, im Akkusativ.

point = { $hand ->
    [finger] Tippe auf
    [keys] Wähle
   *[mouse] Klicke auf
}
point-amid = { $hand ->
    [finger] tippe auf
    [keys] wähle
   *[mouse] klicke auf
}
