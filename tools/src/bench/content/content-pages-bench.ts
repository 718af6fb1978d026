import type { Browser } from '@playwright/test';
import type { Product } from '../../start/product.ts';
import { type BenchResult, benchResult, median } from '../result.ts';
import { launchBrowser, slowPage } from '../slow-page.ts';
import { openUntilSeen, watchPage } from '../usable-page.ts';
import { READINGS, type Reading, startReadings } from './bare-page.ts';

const ROUNDS = 5;
const TARGET = { of: 'ratio', atMost: 1.1 } as const;
/** Pages that the office has written: pictures and offers, dates and a finder, much text. */
const PAGES = ['/', '/winter/skitouren', '/agb'] as const;

async function contentSeen(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  try {
    const page = await slowPage(context);
    await watchPage(page, '#firn-region h1');
    return await openUntilSeen(page, address);
  } finally {
    await context.close();
  }
}

/** Written pages on a slow line, each against the same page without script. */
export async function contentPagesBench(product: Product): Promise<BenchResult[]> {
  const server = await startReadings(product);
  const browser = await launchBrowser();
  const results: BenchResult[] = [];
  try {
    for (const path of PAGES) {
      const times: Record<Reading, number[]> = { live: [], bare: [] };
      // Rounds take turns, so that a busy moment of the machine affects both alike.
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const reading of READINGS) {
          times[reading].push(await contentSeen(browser, server.url(reading, path)));
        }
      }
      const measured = { unit: 'ms', value: median(times.live), reference: median(times.bare) };
      const names = { name: `${path}: content`, referenceName: 'the same page without script' };
      results.push(benchResult({ ...names, ...measured, target: TARGET }));
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return results;
}
