import { FRAME } from './leaked-globals.ts';
import { goWithin, isMounted, leave, NOWHERE, openTab, type Verifier } from './tab.ts';
import type { Visit } from './verification.ts';

type Globals = Readonly<Record<string, PropertyDescriptor>>;

/** Runs in the page. */
function holdGlobals(): Globals {
  return Object.getOwnPropertyDescriptors(window);
}

/** Runs in the page: the names of what is gone or is something else. What an accessor answers may change. */
function changedSince(before: Globals): string[] {
  const now: Globals = Object.getOwnPropertyDescriptors(window);
  return Object.keys(before).filter((name) => {
    const [old, present] = [before[name], now[name]];
    return !(['value', 'get', 'set'] as const).every((part) => Object.is(old?.[part], present?.[part]));
  });
}

/**
 * Global variables of the shell and of the browser that are others after the candidate's pages were open: opens them
 * one after the other in a tab in which the shell was first.
 */
export async function overwrittenGlobals(verifier: Verifier, visits: readonly Visit[]): Promise<string[]> {
  const tab = await openTab(verifier);
  try {
    await tab.page.goto(verifier.origin + NOWHERE, { waitUntil: 'networkidle' });
    const before = await tab.page.evaluateHandle(holdGlobals);
    for (const { remote, address } of visits) {
      await goWithin(tab, address);
      if (await isMounted(tab)) await leave(tab, remote);
    }
    const names = await tab.page.evaluate(changedSince, before);
    return names.filter((name) => !FRAME.test(name)).toSorted();
  } finally {
    await tab.page.close();
  }
}
