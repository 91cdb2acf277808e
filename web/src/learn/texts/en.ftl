### Words of all lessons and Learn pages.

## At the table

learn-guided = Guided game
learn-prepared = Guided game, prepared luck
learn-chapters = Chapters
learn-step = { $number } of { $steps }
learn-your-move = Your move
learn-next = Next
learn-back = Back
learn-show = Show me
learn-step-back = Step back
learn-leave = Leave, keep my place
learn-watch = Watch: the others move. Click or Space: all at once
learn-play-on = Play on from here
learn-new-game = New game
learn-first-read = First read on: “Next”, or Enter.
learn-first-choose = The lesson is over. Choose below how you would like to go on.
learn-key-next = next
learn-key-back = one step back
learn-key-show = show me the move
learn-key-piece = from the bubble to the piece, and back

## Learn pages

learn-title = Learn { $game }
learn-all = Learn to play
learn-about = Half a minute to look, a few minutes of a guided game, and you are ready for your first real one.
learn-begin = Guided game · { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }
learn-resume = Go on, step { $number } of { $steps }
learn-again = Take it again
learn-rulebook = Rulebook
learn-play = Just play
learn-ends = The game ends
learn-scores = What scores
learn-tips = Three tips
learn-first = Your first game
learn-new = not yet tried
learn-begun = step { $number } of { $steps }
learn-done = done
