import type { Browser } from '@playwright/test';
import type { Product } from '../start/product.ts';
import { buildMonolith, type Monolith } from './monolith.ts';
import { PAGE_VARIANTS, type PageVariant, startVariantServer } from './page-variants.ts';
import { type BenchResult, benchResult, median } from './result.ts';
import { launchBrowser, slowPage } from './slow-page.ts';

const ROUNDS = 7;

interface Timing {
  /** Milliseconds from navigation to the first event card on the page. */
  readonly card: number;
  /** Milliseconds until the remote has committed and the page responds. */
  readonly ready: number;
}

/** Runs before the page: two promises of the moments to measure. Strings, because the page's CSP forbids eval. */
const WATCH = `
window.__firstCard = new Promise((resolve) => {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-event-card]')) return;
    observer.disconnect();
    requestAnimationFrame(() => resolve(performance.now()));
  }).observe(document, { childList: true, subtree: true });
});
window.__ready = new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const mark = list.getEntriesByName('firn:remote-mounted')[0];
    if (mark) resolve(mark.startTime);
  }).observe({ type: 'mark', buffered: true });
});`;

async function visit(browser: Browser, url: string): Promise<Timing> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  try {
    const page = await slowPage(context);
    await page.addInitScript(WATCH);
    await page.goto(url, { waitUntil: 'commit' });
    const [card, ready] = await Promise.all([page.evaluate('__firstCard'), page.evaluate('__ready')]);
    return { card: Number(card), ready: Number(ready) };
  } finally {
    await context.close();
  }
}

type Timings = Record<PageVariant, Timing[]>;

/** Rounds are interleaved over the variants, so that a busy moment of the machine affects all alike. */
async function measure(product: Product, monolith: Monolith): Promise<Timings> {
  const server = await startVariantServer(product, monolith);
  const browser = await launchBrowser();
  const timings = Object.fromEntries(PAGE_VARIANTS.map((variant) => [variant, []])) as unknown as Timings;
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const variant of PAGE_VARIANTS) timings[variant].push(await visit(browser, server.url(variant)));
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return timings;
}

/** Time to the first event card and to a responsive page on /agenda, against the same sources in one bundle. */
export async function agendaBench(product: Product): Promise<BenchResult[]> {
  const timings = await measure(product, await buildMonolith());
  const result = (name: string, variant: PageVariant, reference: PageVariant, part: keyof Timing) =>
    benchResult({
      name: `/agenda ${name}`,
      unit: 'ms',
      value: median(timings[variant].map((timing) => timing[part])),
      reference: median(timings[reference].map((timing) => timing[part])),
      referenceName: 'one bundle',
    });
  return [
    result('first event card', 'federated', 'bundled', 'card'),
    result('page answers', 'federated', 'bundled', 'ready'),
    result('first event card, rendered by the browser', 'federated-client', 'bundled-client', 'card'),
  ];
}
