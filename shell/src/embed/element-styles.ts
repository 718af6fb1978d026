import type { EmbeddedRelease } from '@firn/shared-contracts/delivery';

/** Resolves once they apply; rejects when one does not come, or is not the one that was published. */
export async function addStyles(
  root: ShadowRoot,
  origin: string,
  styles: EmbeddedRelease['styles'],
): Promise<void> {
  if (root.querySelector('link')) return;
  const loads = styles.map(({ path, integrity }) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: `${origin}${path}`, crossOrigin: 'anonymous', integrity });
    root.append(link);
    return new Promise<void>((resolve, reject) => {
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => reject(new Error(`${path} did not come.`)));
    });
  });
  try {
    await Promise.all(loads);
  } catch (error) {
    for (const link of [...root.querySelectorAll('link')]) link.remove();
    throw error;
  }
}

/** The loader of a container puts its stylesheets into the page's head, where they are of no use: the page is not ours. */
export function takeFromHead(entry: string): void {
  const release = entry.slice(0, entry.lastIndexOf('/') + 1);
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  for (const link of [...links].filter(({ href }) => href.startsWith(release))) link.remove();
}
