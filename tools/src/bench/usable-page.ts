import type { Page } from '@playwright/test';

/** Runs before the page. A string, because the page's CSP forbids eval. */
const watchFor = (selector: string) => `
window.__usable = new Promise((resolve) => {
  const seen = () => document.querySelector(${JSON.stringify(selector)});
  new MutationObserver((_, observer) => {
    if (!seen()) return;
    observer.disconnect();
    requestAnimationFrame(() => resolve(performance.now()));
  }).observe(document, { childList: true, subtree: true, attributes: true });
});`;

/** Makes `openUntilSeen` wait for an element of this selector. */
export const watchPage = (page: Page, selector: string): Promise<unknown> =>
  page.addInitScript(watchFor(selector));

/** Opens an address; milliseconds until the frame after the watched element is there. */
export async function openUntilSeen(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  return Number(await page.evaluate('__usable'));
}
