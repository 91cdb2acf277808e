/** Whether the page shows one thing at a time, as on a phone, or the whole table: the same width as in the styles. */
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 1087px");
