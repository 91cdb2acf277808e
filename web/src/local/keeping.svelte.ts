/** The page keeps itself on this device, so that it opens without a network; a newer one is offered, never forced. */
import { folder, isAlone } from "../lib/house";

class Keeping {
  newer = $state.raw<ServiceWorker | null>(null); // a version that waits

  /** Once, when the page has been opened. */
  async begin(): Promise<void> {
    if (!isAlone || !("serviceWorker" in navigator)) return;
    const known = navigator.serviceWorker.controller !== null;
    const registration = await navigator.serviceWorker.register(`${folder}sw.js`, { scope: folder });
    const wait = (): void => {
      if (known) this.newer = registration.waiting;
    };
    wait();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", wait));
  }

  renew(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.newer?.postMessage("renew");
  }
}

export const keeping = new Keeping();
