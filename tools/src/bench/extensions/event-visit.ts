import type { Browser } from '@playwright/test';
import { slowPage } from '../slow-page.ts';

/** One visit of a page on a slow line. */
export interface EventVisit {
  /** Milliseconds until the frame after the page's heading is there. */
  readonly content: number;
  /** Milliseconds until the largest content is painted. */
  readonly lcp: number;
  /** How much moved, as browsers count it. */
  readonly cls: number;
  /** Brotli bytes of the scripts that were asked for before the page answers. */
  readonly script: number;
  /** Keys of the extensions that the server drew. */
  readonly drawn: number;
}

/** Runs before the page. A string, because the page's CSP forbids eval. */
const WATCH = `
window.__content = new Promise((resolve) => {
  const seen = () => document.querySelector('#firn-region h1');
  new MutationObserver((_, observer) => {
    if (!seen()) return;
    observer.disconnect();
    window.__drawn = document.querySelectorAll('[data-bench]').length;
    requestAnimationFrame(() => resolve(performance.now()));
  }).observe(document, { childList: true, subtree: true });
});
window.__mounted = new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const mark = list.getEntriesByName('firn:remote-mounted')[0];
    if (mark) resolve(mark.startTime);
  }).observe({ type: 'mark', buffered: true });
});
window.__lcp = 0;
new PerformanceObserver((list) => {
  window.__lcp = list.getEntries().at(-1).startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });
window.__cls = 0;
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.__cls += value;
}).observe({ type: 'layout-shift', buffered: true });`;

const MEASURED = `Promise.all([window.__content, window.__mounted]).then(([content, mounted]) => ({
  content,
  lcp: window.__lcp,
  cls: window.__cls,
  drawn: document.querySelectorAll('[data-bench]').length,
  script: performance.getEntriesByType('resource')
    .filter(({ name, startTime }) => startTime < mounted && new URL(name).pathname.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
}))`;

export async function visitEvent(browser: Browser, address: string): Promise<EventVisit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  try {
    const page = await slowPage(context);
    await page.addInitScript(WATCH);
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate('Promise.all([window.__content, window.__mounted])');
    // The extensions come after the page, and may move it.
    await page.waitForLoadState('networkidle');
    return await page.evaluate<EventVisit>(MEASURED);
  } finally {
    await context.close();
  }
}
