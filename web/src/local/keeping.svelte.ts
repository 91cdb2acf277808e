/** The page keeps itself on this device, so that it opens without a network; a newer one is offered, never forced. */
import { folder, isAlone } from "../lib/house";

class Keeping {
  newer = $state.raw<ServiceWorker | null>(null); // a version that waits
  private renewing = false;

  /** Once, when the page has been opened. */
  async begin(): Promise<void> {
    if (!isAlone || !("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    // Another page of this browser may have taken a newer version: then this one, too, for the old one is not kept.
    let known = serviceWorker.controller;
    serviceWorker.addEventListener("controllerchange", () => {
      if (known || this.renewing) location.reload();
      known = serviceWorker.controller;
    });
    const registration = await serviceWorker.register(`${folder}sw.js`, { scope: folder });
    const wait = (): void => {
      if (registration.active) this.newer = registration.waiting;
    };
    wait();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", wait));
  }

  renew(): void {
    this.renewing = true;
    this.newer?.postMessage("renew");
  }
}

export const keeping = new Keeping();
