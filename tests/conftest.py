"""What all tests need."""

import signal

# Tests send Ctrl-C to programs that they start. A shell that runs the tests in the background has it ignored, and what
# is ignored is inherited.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
