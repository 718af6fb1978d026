/** Pixels around the screen in which an extension is prepared. */
const MARGIN = 300;

/** Resolves once the element is near the screen, or nobody waits for it any more. */
export function untilSeen(element: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && end(),
      {
        rootMargin: `${MARGIN}px`,
      },
    );
    function end(): void {
      observer.disconnect();
      resolve();
    }
    signal.addEventListener('abort', end, { once: true });
    observer.observe(element);
  });
}
