import { SHELL_NAME } from '@firn/shared-contracts/delivery';
import { messageOf } from '../shared/errors.ts';
import { leakedGlobals, readGlobals } from './leaked-globals.ts';
import { missingLifecycles } from './missing-lifecycles.ts';
import { readReact } from './react-copies.ts';
import { findStyleLeaks } from './style-leaks.ts';
import { readStyleElements } from './style-rules.ts';
import { findServed, isMounted, leave, NOWHERE, openTab, type Tab, type Verifier } from './tab.ts';
import type { Baseline, Finding, Visit } from './verification.ts';

/** What a remote lacks, or brings too much of, whether or not the shell could mount it. */
async function checkCode({ page, complaints }: Tab, entry: string, { reactCopies }: Baseline): Promise<void> {
  const missing = await missingLifecycles(page, entry);
  if (missing.length > 0) complaints.add(`./lifecycles does not export ${missing.join(', ')}`);
  const own = (await page.evaluate(readReact)).slice(reactCopies);
  if (own.length > 0) complaints.add(`brings React DOM ${own.join(', ')} of its own: take it from the shell`);
}

/** What a page has before any script of ours, at the same address: some interfaces exist there only. */
async function readBrowserGlobals({ context, origin }: Verifier): Promise<string[]> {
  const page = await context.newPage();
  try {
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    await page.goto(origin + NOWHERE);
    return await page.evaluate(readGlobals);
  } finally {
    await page.close();
  }
}

/** The shell's page without a remote. */
export async function readBaseline(verifier: Verifier): Promise<Baseline> {
  const browserGlobals = await readBrowserGlobals(verifier);
  const tab = await openTab(verifier);
  try {
    await tab.page.goto(verifier.origin + NOWHERE, { waitUntil: 'networkidle' });
    const globals = await tab.page.evaluate(readGlobals);
    const styles = await tab.page.evaluate(readStyleElements);
    const { length: reactCopies } = await tab.page.evaluate(readReact);
    return { browserGlobals, globals, styles, reactCopies, messages: [...tab.complaints.messages] };
  } finally {
    await tab.page.close();
  }
}

async function inspect(
  tab: Tab,
  { remote, address }: Visit,
  { origin, candidate }: Verifier,
  baseline: Baseline,
): Promise<readonly string[]> {
  await tab.page.goto(origin + address, { waitUntil: 'load' });
  const served = await findServed(tab, candidate);
  if (!served) return [];
  const isShellPage = remote === SHELL_NAME;
  const isThere = isShellPage || (await isMounted(tab));
  await tab.page.waitForLoadState('networkidle');
  if (remote !== candidate.remote) return [];
  if (isShellPage) {
    // A page for people who are not logged in, such as the login, leads the stand-in to one of a remote.
    const isAlone = (await tab.page.locator('[data-remote]').count()) === 0;
    const names = isAlone ? await tab.page.evaluate(readGlobals) : baseline.globals;
    return leakedGlobals(baseline.browserGlobals, names);
  }
  await checkCode(tab, served.entry, baseline);
  if (!isThere) return [];
  for (const { selector, properties, element } of await findStyleLeaks(tab, candidate, baseline)) {
    tab.complaints.add(`CSS leaks out of the region: «${selector}» sets ${properties[0]} on <${element}>`);
  }
  await leave(tab, remote);
  return leakedGlobals(baseline.globals, await tab.page.evaluate(readGlobals));
}

/** Opens a page in a fresh tab, inspects it and leaves it. Never rejects: errors become findings. */
export async function checkPage(verifier: Verifier, visit: Visit, baseline: Baseline): Promise<Finding> {
  let tab: Tab | null = null;
  try {
    tab = await openTab(verifier);
    const globals = await inspect(tab, visit, verifier, baseline);
    const known = new Set(baseline.messages);
    return { messages: [...tab.complaints.messages].filter((message) => !known.has(message)), globals };
  } catch (error) {
    return { messages: [...(tab?.complaints.messages ?? []), messageOf(error)], globals: [] };
  } finally {
    // A crashed browser has already closed it.
    await tab?.page.close().catch(() => undefined);
  }
}
