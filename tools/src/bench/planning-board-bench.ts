import type { Browser, Page } from '@playwright/test';
import type { Product } from '../start/product.ts';
import { fullBoard } from './full-board.ts';
import { logIn, type Session } from './office-session.ts';
import { type BenchResult, benchResult, summary } from './result.ts';
import { launchBrowser, slowPage } from './slow-page.ts';

const ROUNDS = 5;
const TARGET = { of: 'value', atMost: 200 } as const;
/** Where both are opened from, by their tabs. */
const START = '/admin/events/zum-pruefen';

interface Drawn {
  /** The tab that leads there. */
  readonly tab: string;
  readonly usable: string;
}

/** Runs before the page. A string, because the page's CSP forbids eval. */
const WATCH = `
window.__tasks = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) window.__tasks.push([startTime, duration]);
}).observe({ type: 'longtask', buffered: true });`;

/** A board of forty guides, whatever the demo has. */
async function answerWithFullBoard(page: Page) {
  await page.route('**/api/planning-board?*', (route) =>
    route.fulfill({ json: fullBoard(new URL(route.request().url()).searchParams.get('from') ?? '') }),
  );
}

/** Milliseconds of the longest task until a tab's page is drawn and quiet; a browser tells of those from 50 on. */
async function longestTask(browser: Browser, url: string, session: Session, { tab, usable }: Drawn) {
  const { storageState } = session;
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
  try {
    const page = await slowPage(context);
    await page.addInitScript(WATCH);
    await answerWithFullBoard(page);
    await page.goto(url + START);
    const link = page.getByRole('main').getByRole('link', { name: tab, exact: true });
    await link.waitFor();
    await page.waitForLoadState('networkidle');
    const since = Number(await page.evaluate('performance.now()'));
    await link.click();
    await page.locator(usable).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate('new Promise((done) => requestIdleCallback(done))');
    const tasks = (await page.evaluate('window.__tasks')) as [number, number][];
    return Math.max(50, ...tasks.filter(([start]) => start >= since).map(([, duration]) => duration));
  } finally {
    await context.close();
  }
}

/** Drawing the planning board on a slow processor, against drawing the list of events from the same tab. */
export async function planningBoardBench({ url }: Product): Promise<BenchResult[]> {
  const browser = await launchBrowser();
  const tasks = { board: [] as number[], list: [] as number[] };
  try {
    const session = await logIn(await browser.newContext(), url);
    // Rounds take turns, so that a busy moment of the machine affects both alike.
    for (let round = 0; round < ROUNDS; round += 1) {
      tasks.list.push(
        await longestTask(browser, url, session, { tab: 'Anstehend', usable: 'main tbody a[href]' }),
      );
      tasks.board.push(await longestTask(browser, url, session, { tab: 'Planung', usable: '[data-bar]' }));
    }
  } finally {
    await browser.close();
  }
  return [
    benchResult({
      name: 'planning board, 40 guides and 12 weeks, longest task',
      unit: 'ms',
      ...summary(tasks.board),
      reference: summary(tasks.list).value,
      referenceName: '/admin/events',
      target: TARGET,
    }),
  ];
}
