import type { Browser } from '@playwright/test';
import type { Product } from '../start/product.ts';
import { logIn, type Session } from './office-session.ts';
import { type BenchResult, benchResult, median } from './result.ts';
import { launchBrowser, slowPage } from './slow-page.ts';
import { openUntilSeen, watchPage } from './usable-page.ts';

const ROUNDS = 5;
const TARGET = { of: 'ratio', atMost: 1.5 } as const;

/** A page of the office, and the element whose presence says that one can work. */
interface OfficePage {
  readonly address: string;
  readonly usable: string;
}

/** Milliseconds until a page is usable, in a fresh browser and in one that has been there. */
interface Timing {
  readonly cold: number;
  readonly warm: number;
}

async function visit(
  browser: Browser,
  url: string,
  { storageState }: Session,
  { address, usable }: OfficePage,
): Promise<Timing> {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
  try {
    const page = await slowPage(context);
    await watchPage(page, usable);
    const cold = await openUntilSeen(page, url + address);
    await page.waitForLoadState('networkidle');
    return { cold, warm: await openUntilSeen(page, url + address) };
  } finally {
    await context.close();
  }
}

/** Opening an offer's form on a slow line, against opening the list of events: rows there, a field to type in here. */
export async function officePageBench({ url }: Product): Promise<BenchResult[]> {
  const browser = await launchBrowser();
  const timings = { offer: [] as Timing[], events: [] as Timing[] };
  try {
    const session = await logIn(await browser.newContext(), url);
    const offer = { address: `/admin/offer/${session.offerId}`, usable: 'form input[name=title]:enabled' };
    const events = { address: '/admin/events', usable: 'main tbody a[href]' };
    // Rounds take turns, so that a busy moment of the machine affects both alike.
    for (let round = 0; round < ROUNDS; round += 1) {
      timings.events.push(await visit(browser, url, session, events));
      timings.offer.push(await visit(browser, url, session, offer));
    }
  } finally {
    await browser.close();
  }
  return (['cold', 'warm'] as const).map((cache) =>
    benchResult({
      name: `/admin/offer/{id} usable, cache ${cache}`,
      unit: 'ms',
      value: median(timings.offer.map((timing) => timing[cache])),
      reference: median(timings.events.map((timing) => timing[cache])),
      referenceName: '/admin/events',
      target: TARGET,
    }),
  );
}
