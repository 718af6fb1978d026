import type { Page } from 'playwright-core';

/** What the shell calls of a remote (RemoteLifecycles of the shell contract). */
const LIFECYCLES = ['bootstrap', 'mount', 'update', 'unmount', 'canSwitch', 'snapshot', 'restore'];

interface Container {
  get(expose: string): Promise<() => Readonly<Record<string, unknown>>>;
}

/** Runs in the page. */
async function exported({ get }: Container): Promise<string[]> {
  const factory = await get('./lifecycles');
  return Object.entries(factory()).flatMap(([name, one]) => (typeof one === 'function' ? [name] : []));
}

/** Functions that the container at `entry`, which the page has already, does not export; none if it did not load. */
export async function missingLifecycles(page: Page, entry: string): Promise<string[]> {
  try {
    // As text: the compiler of the packages puts a helper of its own around an import in a function.
    const container = await page.evaluateHandle<Container>(`import(${JSON.stringify(entry)})`);
    const names = await container.evaluate(exported);
    return LIFECYCLES.filter((name) => !names.includes(name));
  } catch {
    return [];
  }
}
