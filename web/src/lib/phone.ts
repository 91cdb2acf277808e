/** Whether the page is as narrow as a phone: the same width as in the styles. */
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 760px");
