export type Scheme = 'light' | 'dark';

interface Drawing {
  readonly scheme: Scheme;
  /** The page's own, for the one `<style>` of a mail. */
  readonly nonce: string;
}

const PREFERS_DARK = '(prefers-color-scheme:dark)';
const KEPT = 'data-look';

/** The media query asks what this reader prefers; the preview shows what others do. */
const inScheme = (html: string, scheme: Scheme): string =>
  html.replaceAll(PREFERS_DARK, scheme === 'dark' ? 'all' : 'not all');

/**
 * Draws the HTML part of a mail in an empty document. Our pages allow no `style` attributes, so each is set by the object
 * model, which they do allow; values in a mail are escaped, so that the text ` style="` is always one of ours.
 */
export function drawMail(page: Document, html: string, { scheme, nonce }: Drawing): void {
  const quiet = inScheme(html, scheme)
    .replaceAll(' style="', ` ${KEPT}="`)
    .replace('<style>', `<style nonce="${nonce}">`);
  const mail = new DOMParser().parseFromString(quiet, 'text/html');
  page.replaceChild(page.adoptNode(mail.documentElement), page.documentElement);
  page.documentElement.style.colorScheme = scheme;
  for (const element of page.querySelectorAll<HTMLElement>(`[${KEPT}]`)) {
    element.style.cssText = element.getAttribute(KEPT) ?? '';
    element.removeAttribute(KEPT);
  }
}
