/**
 * Calls back once the element has a width and a height: a map in an empty element stays empty. Returns a stop
 * function.
 */
export function onceSized(element: Element, act: () => void): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (!entry || entry.contentRect.width === 0 || entry.contentRect.height === 0) return;
    observer.disconnect();
    act();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
