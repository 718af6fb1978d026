import type { Page } from '@playwright/test';

/** Somebody has pressed so much so far. */
export interface Effort {
  readonly clicks: number;
  readonly keys: number;
}

const COUNT = `(() => {
  const effort = { clicks: 0, keys: 0 };
  window.firnEffort = effort;
  addEventListener('pointerdown', () => { effort.clicks += 1; }, true);
  addEventListener('keydown', () => { effort.keys += 1; }, true);
})()`;

/** Counts clicks and keys from here on, as long as the document stays; resolves with what reads the count. */
export async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  await page.evaluate(COUNT);
  return () => page.evaluate<Effort>('({ ...window.firnEffort })');
}
