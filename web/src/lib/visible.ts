/** Whether something is visible: on the screen, in a tab that is shown. */
export function whenVisible(node: Element, tell: (visible: boolean) => void): () => void {
  let near = false;
  const look = (): void => tell(near && !document.hidden);
  const watching = new IntersectionObserver((entries) => {
    near = entries.at(-1)!.isIntersecting;
    look();
  });
  watching.observe(node);
  document.addEventListener("visibilitychange", look);
  return () => {
    watching.disconnect();
    document.removeEventListener("visibilitychange", look);
  };
}
