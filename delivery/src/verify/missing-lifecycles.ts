import type { Page } from 'playwright-core';

/** What the shell calls of a remote (RemoteLifecycles of the shell contract). */
export const LIFECYCLES = ['bootstrap', 'mount', 'update', 'unmount', 'canSwitch', 'snapshot', 'restore'];

/** For a container that the shell has loaded already, or has given up (ms). */
const LIMIT = 5000;

/** As text: the compiler of the packages puts a helper of its own around an import in a function. */
const exportedBy = (entry: string): string => `Promise.race([
  import(${JSON.stringify(entry)})
    .then(({ get }) => get('./lifecycles'))
    .then((factory) => Object.entries(factory()).filter(([, one]) => typeof one === 'function'))
    .then((functions) => functions.map(([name]) => name)),
  new Promise((_, reject) => setTimeout(reject, ${LIMIT})),
])`;

/** Functions that the container at `entry`, which the page has already, does not export; none if it did not load. */
export async function missingLifecycles(page: Page, entry: string): Promise<string[]> {
  try {
    const names = await page.evaluate<readonly string[]>(exportedBy(entry));
    return LIFECYCLES.filter((name) => !names.includes(name));
  } catch {
    return [];
  }
}
