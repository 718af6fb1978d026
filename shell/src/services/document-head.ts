import type { HeadState } from '@firn/shared-contracts/shell';

const PRODUCT = 'Firn';

/** Page title with the product's name at its end (docs/domain/screens.md#head). */
export function fullTitle(title: string): string {
  return title && title !== PRODUCT ? `${title} – ${PRODUCT}` : PRODUCT;
}

function element(document: Document, selector: string, create: () => Element): Element {
  const found = document.head.querySelector(selector);
  if (found) return found;
  const added = create();
  document.head.append(added);
  return added;
}

function setMeta(document: Document, kind: 'name' | 'property', name: string, content: string | undefined) {
  const selector = `meta[${kind}="${name}"]`;
  if (!content) {
    document.head.querySelector(selector)?.remove();
    return;
  }
  const meta = element(document, selector, () => {
    const added = document.createElement('meta');
    added.setAttribute(kind, name);
    return added;
  });
  meta.setAttribute('content', content);
}

function setCanonical(document: Document, href: string | null) {
  if (href === null) {
    document.head.querySelector('link[rel="canonical"]')?.remove();
    return;
  }
  const link = element(document, 'link[rel="canonical"]', () => {
    const added = document.createElement('link');
    added.rel = 'canonical';
    return added;
  });
  link.setAttribute('href', href);
}

function setJsonLd(document: Document, objects: HeadState['jsonLd'] = []) {
  for (const old of document.head.querySelectorAll('script[type="application/ld+json"]')) old.remove();
  for (const object of objects) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = JSON.stringify(object);
    document.head.append(script);
  }
}

/** Writes the page's head into the document, as the gateway does for the first page view. */
export function applyHead(document: Document, head: HeadState, page: { publicUrl: string; path: string }) {
  const absolute = (path: string) => new URL(path, page.publicUrl).href;
  const isHidden = head.robots === 'noindex';
  const canonical = absolute(head.canonical ?? page.path);
  document.title = fullTitle(head.title);
  setMeta(document, 'name', 'description', head.description);
  setMeta(document, 'name', 'keywords', head.keywords);
  setMeta(document, 'name', 'robots', isHidden ? 'noindex' : undefined);
  setCanonical(document, isHidden ? null : canonical);
  setMeta(document, 'property', 'og:title', head.title);
  setMeta(document, 'property', 'og:description', head.description);
  setMeta(document, 'property', 'og:url', canonical);
  setMeta(document, 'property', 'og:image', head.image && absolute(head.image));
  setJsonLd(document, head.jsonLd);
}
