import { join } from 'node:path';
import { dataFolder } from '@firn/delivery/data-folder';
import { develop } from '@firn/remote-build';
import { SHELL_NAME } from '@firn/shared-contracts/delivery';
import type { Browser, Page } from '@playwright/test';
import { ROOT } from '../../root.ts';
import type { Product } from '../../start/product.ts';
import { type Server, startService } from '../../start/service.ts';
import { logIn, type Session } from '../office-session.ts';
import { type BenchResult, benchResult, median } from '../result.ts';
import { launchBrowser } from '../slow-page.ts';
import { timed } from '../timed.ts';
import { copyRemote, type EditedCopy, type EditedRemote } from './edited-copy.ts';
import { startPlainDevServer } from './plain-dev-server.ts';

const EDITS = 10;
/** Of the edits before, whose modules are the first to be replaced. */
const WARM_UP = 2;
const REMOTES: readonly EditedRemote[] = [
  {
    name: 'mfe-print',
    path: '/print/events',
    file: 'src/features/participant-lists/lists.page.tsx',
    element: '<div className={styles.page}>',
  },
  {
    name: 'mfe-admin',
    path: '/admin/bookings',
    file: 'src/app/admin-frame.tsx',
    element: '<div className={styles.search}>',
  },
];

/** The product's API behind a gateway that shows what is developed. */
function startGateway({ dataDir, api }: Product): Promise<Server> {
  const env = { FIRN_DATA_DIR: dataDir, FIRN_DEMO: '1', PORT: '0', API_URL: api.url, FIRN_LIVE_RELOAD: '1' };
  return startService({ name: 'dev-gateway', entry: 'delivery/src/gateway/main.ts', dataDir, env });
}

/** Milliseconds from the moment a source is written until the open page shows it, edit by edit. */
async function editsSeen(page: Page, { edit }: EditedCopy, label: string): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < WARM_UP + EDITS; count += 1) {
    const text = `${label}-${count}`;
    times.push(
      await timed(() => {
        edit(text);
        return page.waitForSelector(`[data-edit="${text}"]`, { state: 'attached' });
      }),
    );
    // A person looks at it before the next edit.
    await page.waitForTimeout(1500);
  }
  return times.slice(WARM_UP);
}

async function inTab(
  browser: Browser,
  storageState: Session['storageState'],
  url: string,
  work: (page: Page) => Promise<number[]>,
): Promise<number[]> {
  const context = await browser.newContext({ storageState });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.getByRole('main').waitFor();
    await page.waitForLoadState('networkidle').catch(() => undefined);
    return await work(page);
  } finally {
    await context.close();
  }
}

const ignore = () => undefined;

async function compare(
  browser: Browser,
  product: Product,
  gateway: Server,
  remote: EditedRemote,
): Promise<BenchResult> {
  const copy = copyRemote(remote);
  const { storageState } = await logIn(await browser.newContext(), gateway.url);
  try {
    const { development: notes } = dataFolder(product.dataDir);
    const mine = await develop({ directory: copy.directory, notes, onBuild: ignore, onFailure: ignore });
    const inProduct = await inTab(browser, storageState, gateway.url + remote.path, (page) =>
      editsSeen(page, copy, 'product'),
    ).finally(mine.close);
    const plain = await startPlainDevServer(copy.directory);
    const alone = await inTab(browser, storageState, plain.url + remote.path, (page) =>
      editsSeen(page, copy, 'plain'),
    ).finally(plain.close);
    return benchResult({
      name: `edit to seen, ${remote.name} in the product, median of ${EDITS}`,
      unit: 'ms',
      value: median(inProduct),
      reference: median(alone),
      referenceName: 'plain Rspack dev server, alone',
      target: { of: 'ratio', atMost: 1.5 },
      note: `worst ${Math.round(Math.max(...inProduct))} ms, of the dev server ${Math.round(Math.max(...alone))} ms`,
    });
  } finally {
    copy.remove();
  }
}

/** From an edit to the open page, in the whole product with its state kept, against Rspack's dev server on the same sources. */
export async function devBench(product: Product): Promise<BenchResult[]> {
  const gateway = await startGateway(product);
  const browser = await launchBrowser();
  const { development: notes } = dataFolder(product.dataDir);
  const shell = await develop({
    directory: join(ROOT, SHELL_NAME),
    notes,
    onBuild: ignore,
    onFailure: ignore,
  });
  try {
    const results: BenchResult[] = [];
    for (const remote of REMOTES) results.push(await compare(browser, product, gateway, remote));
    return results;
  } finally {
    await shell.close();
    await browser.close();
    await gateway.stop();
  }
}
