/** How far the house on this device is. */
import type { Stage } from "./messages";

class Opening {
  stage = $state<Stage | "">(""); // none: nobody has needed it
  problem = $state(""); // why it cannot be opened
}

export const opening = new Opening();
