import { join } from 'node:path';
import { dataFolder } from '@firn/delivery/data-folder';
import { develop } from '@firn/remote-build';
import { SHELL_NAME } from '@firn/shared-contracts/delivery';
import type { Browser, Page } from '@playwright/test';
import { ROOT } from '../../root.ts';
import type { Product } from '../../start/product.ts';
import type { Server } from '../../start/service.ts';
import { logIn, type Session } from '../office-session.ts';
import { type BenchResult, benchResult, median } from '../result.ts';
import { launchBrowser } from '../slow-page.ts';
import { timed } from '../timed.ts';
import { startDevGateway } from './dev-gateway.ts';
import { copyRemote, type EditedCopy, type EditedRemote } from './edited-copy.ts';
import { startPlainDevServer } from './plain-dev-server.ts';

const EDITS = 10;
/** Of the edits before, whose modules are the first to be replaced. */
const WARM_UP = 2;
/** ms; a person looks at it before the next edit. */
const PAUSE = 1500;
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

/** A remote that is built while it is edited, in an open page. */
interface Loop {
  readonly page: Page;
  readonly copy: EditedCopy;
  close(): Promise<void>;
}

/** Milliseconds from the moment a source is written until the open page shows it. */
async function editSeen({ page, copy }: Loop, text: string): Promise<number> {
  return timed(() => {
    copy.edit(text);
    return page.waitForSelector(`[data-edit="${text}"]`, { state: 'attached' });
  });
}

async function openPage(browser: Browser, storageState: Session['storageState'], url: string): Promise<Page> {
  const page = await (await browser.newContext({ storageState })).newPage();
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return page;
}

const ignore = () => undefined;

async function loopInProduct(
  browser: Browser,
  { dataDir }: Product,
  gateway: Server,
  remote: EditedRemote,
): Promise<Loop> {
  const { storageState } = await logIn(await browser.newContext(), gateway.url);
  const copy = copyRemote(remote, 'product');
  const { development: notes } = dataFolder(dataDir);
  const { close } = await develop({ directory: copy.directory, notes, onBuild: ignore, onFailure: ignore });
  return { page: await openPage(browser, storageState, gateway.url + remote.path), copy, close };
}

async function loopAlone(browser: Browser, remote: EditedRemote): Promise<Loop> {
  const copy = copyRemote(remote, 'plain');
  const { url, close } = await startPlainDevServer(copy.directory);
  return { page: await openPage(browser, { cookies: [], origins: [] }, url + remote.path), copy, close };
}

async function compare(
  browser: Browser,
  product: Product,
  gateway: Server,
  remote: EditedRemote,
): Promise<BenchResult> {
  const inProduct = await loopInProduct(browser, product, gateway, remote);
  const alone = await loopAlone(browser, remote);
  const times = { inProduct: [] as number[], alone: [] as number[] };
  try {
    // Edits take turns, so that a busy moment of the machine affects both alike.
    for (let count = 0; count < WARM_UP + EDITS; count += 1) {
      times.alone.push(await editSeen(alone, String(count)));
      await alone.page.waitForTimeout(PAUSE);
      times.inProduct.push(await editSeen(inProduct, String(count)));
      await inProduct.page.waitForTimeout(PAUSE);
    }
  } finally {
    for (const { page, copy, close } of [inProduct, alone]) {
      await page.context().close();
      await close();
      copy.remove();
    }
  }
  const [mine, reference] = [times.inProduct.slice(WARM_UP), times.alone.slice(WARM_UP)];
  return benchResult({
    name: `edit to seen, ${remote.name} in the product, median of ${EDITS}`,
    unit: 'ms',
    value: median(mine),
    reference: median(reference),
    referenceName: 'plain Rspack dev server, alone',
    target: { of: 'ratio', atMost: 1.5 },
    note: `worst ${Math.round(Math.max(...mine))} ms, of the dev server ${Math.round(Math.max(...reference))} ms`,
  });
}

/** From an edit to the open page, in the whole product with its state kept, against Rspack's dev server on the same sources. */
export async function devBench(product: Product): Promise<BenchResult[]> {
  const gateway = await startDevGateway(product);
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
