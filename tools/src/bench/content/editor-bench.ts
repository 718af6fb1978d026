import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { Product } from '../../start/product.ts';
import { logIn, type Session } from '../office-session.ts';
import { type BenchResult, benchResult, median } from '../result.ts';
import { launchBrowser, slowPage } from '../slow-page.ts';

const BLOCKS = 50;
const KEYS = 30;
const TARGET = { of: 'value', atMost: 50 } as const;

/** Runs before the page: how long each key takes until the next paint. A string, because the page's CSP forbids eval. */
const WATCH = `
window.__keys = [];
new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries()) if (name === 'keydown') window.__keys.push(duration);
}).observe({ type: 'event', durationThreshold: 16 });`;

interface WrittenPage {
  readonly id: string;
  /** The block that is typed in. */
  readonly block: string;
}

async function writePage(request: APIRequestContext, url: string, count: number): Promise<WrittenPage> {
  const { csrfToken } = (await (await request.get(`${url}/api/me`)).json()) as { csrfToken: string };
  const headers = { 'x-csrf-token': csrfToken, 'if-match': '*' };
  const title = `Bausteine ${randomUUID().slice(0, 8)}`;
  const made = await request.post(`${url}/api/contents`, { headers, data: { title } });
  const { id } = (await made.json()) as { id: string };
  const blocks = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    kind: 'text',
    data: { html: `<p>Absatz ${index + 1}: Wir steigen früh auf und sind am Mittag im Tal.</p>` },
  }));
  const written = await request.patch(`${url}/api/contents/${id}`, {
    headers: { ...headers, 'content-type': 'application/merge-patch+json' },
    data: { blocks },
  });
  if (!written.ok()) throw new Error(`The page's blocks were answered ${written.status()}.`);
  return { id, block: blocks[Math.floor(count / 2)]?.id ?? '' };
}

/** Types into the text in the middle of the page. */
async function typeInto(page: Page, block: string): Promise<void> {
  const head = page.locator(`[data-block="${block}"]`);
  await head.click();
  const text = page.locator('[data-fields] [contenteditable="true"]');
  await text.click();
  // The first keys load what a text needs once.
  await page.keyboard.type('auf');
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    'new Promise((done) => requestIdleCallback(() => { window.__keys.length = 0; done(); }))',
  );
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('a');
    // The next key comes once this one has been painted.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  }
}

/** Milliseconds until the paint after each key; browsers tell of those from 16 on. */
async function keyTimes(browser: Browser, url: string, session: Session, count: number): Promise<number[]> {
  const { storageState } = session;
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
  try {
    const { id, block } = await writePage(context.request, url, count);
    const page = await slowPage(context);
    await page.addInitScript(WATCH);
    await page.goto(`${url}/admin/cms/${id}`, { timeout: 120_000 });
    await page.locator(`[data-block="${block}"]`).waitFor({ timeout: 120_000 });
    await page.waitForLoadState('networkidle');
    await typeInto(page, block);
    const seen = (await page.evaluate('window.__keys')) as number[];
    return [...seen, ...Array<number>(Math.max(0, KEYS - seen.length)).fill(16)];
  } finally {
    await context.close();
  }
}

/** A key pressed in the editor of a page with 50 blocks on a slow processor, against a page with one block. */
export async function editorBench({ url }: Product): Promise<BenchResult[]> {
  const browser = await launchBrowser();
  try {
    const session = await logIn(await browser.newContext(), url);
    const reference = median(await keyTimes(browser, url, session, 1));
    const times = await keyTimes(browser, url, session, BLOCKS);
    return [
      benchResult({
        name: `a key in the editor of a page with ${BLOCKS} blocks, until it is painted`,
        unit: 'ms',
        value: median(times),
        reference,
        referenceName: 'a page with one block',
        target: TARGET,
        note: `slowest of ${KEYS}: ${Math.max(...times)} ms`,
      }),
    ];
  } finally {
    await browser.close();
  }
}
