import type { Collection, EventResponse } from '@firn/shared-contracts/api';
import type { Browser } from '@playwright/test';
import type { Product } from '../start/product.ts';
import { type BenchResult, benchResult, median } from './result.ts';
import { launchBrowser, slowPage } from './slow-page.ts';
import { openUntilSeen, watchPage } from './usable-page.ts';

const ROUNDS = 5;
const TARGET = { of: 'ratio', atMost: 1.03 } as const;
const FIELDS = ['id', 'availability', 'rentingMaterials'] as const;

type Renting = Pick<EventResponse, (typeof FIELDS)[number]>;

async function bookableEvents(url: string): Promise<readonly Renting[]> {
  const query = new URLSearchParams([
    ['itemsPerPage', '200'],
    ['start[after]', new Date().toISOString()],
    ...FIELDS.map((field) => ['properties[]', field]),
  ]);
  const response = await fetch(`${url}/api/events?${query}`, { headers: { accept: 'application/ld+json' } });
  if (!response.ok) throw new Error(`The list of events answered ${response.status}.`);
  const { 'hydra:member': events } = (await response.json()) as Collection<Renting>;
  return events.filter(({ availability }) => availability === 'bookable');
}

async function formSeen(browser: Browser, url: string, event: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await slowPage(context);
    await watchPage(page, 'main form input');
    return await openUntilSeen(page, `${url}/event/${event}/buchen`);
  } finally {
    await context.close();
  }
}

/** The booking form of an event with most material to rent, on a slow line, against that of an event without any. */
export async function bookingFormBench({ url }: Product): Promise<BenchResult[]> {
  const events = await bookableEvents(url);
  const [most] = events.toSorted((a, b) => b.rentingMaterials.length - a.rentingMaterials.length);
  const none = events.find(({ rentingMaterials }) => rentingMaterials.length === 0);
  if (!most || most.rentingMaterials.length === 0 || !none)
    throw new Error('The demo has no bookable event with material, or none without.');
  const browser = await launchBrowser();
  const times = { most: [] as number[], none: [] as number[] };
  try {
    // Rounds take turns, so that a busy moment of the machine affects both alike.
    for (let round = 0; round < ROUNDS; round += 1) {
      times.none.push(await formSeen(browser, url, none.id));
      times.most.push(await formSeen(browser, url, most.id));
    }
  } finally {
    await browser.close();
  }
  return [
    benchResult({
      name: `booking form seen, ${most.rentingMaterials.length} materials to rent`,
      unit: 'ms',
      value: median(times.most),
      reference: median(times.none),
      referenceName: 'the form of an event without any',
      target: TARGET,
    }),
  ];
}
