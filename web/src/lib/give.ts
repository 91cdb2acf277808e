/** Give a link away: by the share sheet of the device, else by the clipboard, else it is selected for copying by hand. */

export type Given = "shared" | "copied" | "selected";

/** How it was given; a sheet that was closed again gives nothing. */
export async function give(link: string, field?: HTMLInputElement | null): Promise<Given | null> {
  const touch = matchMedia("(pointer: coarse)").matches; // at a desk the clipboard is nearer
  if (touch && "share" in navigator) {
    try {
      await navigator.share({ url: link });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return null;
    }
  }
  return (await copied(link)) ? "copied" : byHand(link, field);
}

/** Over plain http there is no clipboard, and a browser may refuse it elsewhere. */
async function copied(link: string): Promise<boolean> {
  try {
    await (navigator.clipboard as Clipboard | undefined)!.writeText(link);
    return true;
  } catch {
    return false;
  }
}

function byHand(link: string, field?: HTMLInputElement | null): Given | null {
  if (!field) {
    prompt("", link); // from which it can be copied; whether it was, nobody knows
    return null;
  }
  field.focus();
  field.select();
  return "selected";
}
