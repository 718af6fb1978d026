import type { Browser, Page } from '@playwright/test';
import { order } from '../delivery/operator.ts';
import type { EventGateway } from './event-gateway.ts';
import { nameOf, type PlantedRelease } from './planted-remotes.ts';

/** The longest a change may take before the benchmark gives up (ms). */
const PATIENCE = 30_000;

/** Resolves when the page matches a selector, or no longer does. */
const until = (selector: string, isThere: boolean) => `new Promise((resolve, reject) => {
  const end = performance.now() + ${PATIENCE};
  const look = () => {
    if ((document.querySelector(${JSON.stringify(selector)}) !== null) === ${isThere}) resolve();
    else if (performance.now() > end) reject(new Error(${JSON.stringify(selector)} + ' did not change.'));
    else setTimeout(look, 5);
  };
  look();
})`;

/** How long it takes from the order of a change until a tab shows it (ms). */
async function timeOf(page: Page, selector: string, isThere: boolean, change: () => Promise<unknown>) {
  const startedAt = performance.now();
  const [seen] = await Promise.all([
    page.evaluate(until(selector, isThere)).then(() => performance.now()),
    change(),
  ]);
  return seen - startedAt;
}

export interface ChangeTimes {
  /** They run from the upload of a release until an open tab shows its extension. */
  readonly published: readonly number[];
  readonly disabled: readonly number[];
}

/** Changes of the last team's extension, in a tab that is open at an event. */
export async function changesInATab(
  browser: Browser,
  gateway: EventGateway,
  path: string,
  releases: readonly PlantedRelease[],
): Promise<ChangeTimes> {
  const page = await browser.newPage();
  const published: number[] = [];
  const disabled: number[] = [];
  const turn = (state: 'on' | 'off') =>
    order(gateway, `remotes/${nameOf('d')}/extensions/six/${state}`, { reason: 'benchmark' });
  try {
    await page.goto(gateway.url + path);
    const shown = page.locator('[data-bench="six"]');
    await shown.scrollIntoViewIfNeeded();
    await page.evaluate(until('[data-bench="six"][data-ready]', true));
    for (const release of releases) {
      const selector = `[data-bench="six"][data-version="${release.version}"]`;
      published.push(await timeOf(page, selector, true, () => gateway.deliver(release)));
    }
    for (const _ of releases) {
      disabled.push(await timeOf(page, '[data-bench="six"]', false, () => turn('off')));
      await timeOf(page, '[data-bench="six"]', true, () => turn('on'));
    }
    return { published, disabled };
  } finally {
    await page.close();
  }
}
