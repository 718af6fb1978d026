/** Calls once when the element has a width and a height: a map drawn into nothing shows nothing. Gives the way to stop. */
export function onceSized(element: Element, act: () => void): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (!entry || entry.contentRect.width === 0 || entry.contentRect.height === 0) return;
    observer.disconnect();
    act();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
