import {
  PAGE_STATE_ELEMENT_ID,
  type PageState,
  REGION_ELEMENT_ID,
  SHELL_ELEMENT_ID,
  SHELL_NAME,
} from '@firn/shared-contracts/delivery';
import type { BrowserContext, Page } from 'playwright-core';
import { messageOf } from '../shared/errors.ts';
import { leakedGlobals, readGlobals } from './leaked-globals.ts';
import {
  matchOutside,
  readStyleElements,
  readStyleRules,
  type StyleLeak,
  styleLeaks,
  suspectSelectors,
} from './style-rules.ts';
import { type TabComplaints, watchTab } from './tab-complaints.ts';
import { answerRequests } from './tab-requests.ts';
import type { Baseline, Candidate, Finding, Visit } from './verification.ts';

/** Longer than the shell's attempts to load and mount a version take (ms). */
const MOUNT_TIMEOUT = 45_000;
/** Limit for everything else a page does (ms). */
const STEP_TIMEOUT = 20_000;
/** Set by the shell when a remote is on the page and responds. */
const MOUNTED_MARK = 'firn:remote-mounted';
/** Deeper than any page of a remote: the shell's own «not found», with no remote in it. */
const NOWHERE = '/-/-/-/-/-/-';

export interface Verifier {
  readonly context: Pick<BrowserContext, 'newPage'>;
  /** Origin of the gateway. */
  readonly origin: string;
  readonly token: string;
  readonly candidate: Candidate;
}

interface Tab {
  readonly page: Page;
  readonly complaints: TabComplaints;
  /** Resolves when the shell gives up on a region. */
  readonly lost: Promise<void>;
}

async function openTab({ context, origin, token }: Verifier): Promise<Tab> {
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_TIMEOUT);
  const complaints = watchTab(page, origin);
  let lose = (): void => undefined;
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await answerRequests(page, {
    origin,
    token,
    onBeacon(beacon) {
      complaints.beacon(beacon);
      if (beacon.phase === 'region-lost') lose();
    },
  });
  return { page, complaints, lost };
}

/** Runs in the page. */
function readState(id: string): PageState {
  return JSON.parse(document.getElementById(id)?.textContent ?? '{}') as PageState;
}

/** The gateway may have changed since the token was signed: this would then judge another release. */
async function isServed({ page, complaints }: Tab, { remote, version }: Candidate): Promise<boolean> {
  const state = await page.evaluate(readState, PAGE_STATE_ELEMENT_ID);
  const served = state.registry?.remotes[remote]?.version;
  if (served === version) return true;
  complaints.add(`the gateway serves ${remote}@${served ?? 'nothing'} in its place`);
  return false;
}

async function isMounted({ page, complaints, lost }: Tab): Promise<boolean> {
  const mounted = page.waitForFunction(
    (mark) => performance.getEntriesByName(mark).length > 0,
    MOUNTED_MARK,
    { timeout: MOUNT_TIMEOUT },
  );
  const outcome = await Promise.race([
    mounted.then(
      () => 'mounted' as const,
      () => 'late' as const,
    ),
    lost.then(() => 'lost' as const),
  ]);
  if (outcome === 'late') complaints.add(`is not on the page after ${MOUNT_TIMEOUT / 1000} s`);
  return outcome === 'mounted';
}

async function findStyleLeaks(
  { page }: Tab,
  { remote, version }: Candidate,
  { styles }: Baseline,
): Promise<StyleLeak[]> {
  const prefix = `/remotes/${remote}/${version}/`;
  const rules = await page.evaluate(readStyleRules, { prefix, known: styles });
  const selectors = [...new Set(rules.flatMap(suspectSelectors))];
  const elements = await page.evaluate(matchOutside, {
    selectors,
    frameId: SHELL_ELEMENT_ID,
    regionId: REGION_ELEMENT_ID,
  });
  return styleLeaks(rules, new Map(selectors.map((selector, index) => [selector, elements[index] ?? null])));
}

/** Goes to the shell's own page within the tab and waits until the remote is gone. */
async function leave({ page, complaints }: Tab, remote: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, NOWHERE);
  await page
    .waitForFunction((name) => !document.querySelector(`[data-remote="${name}"]`), remote)
    .catch(() => complaints.add('stays on the page after it was left'));
  await page.waitForLoadState('networkidle');
}

/** The shell's page without a remote. */
export async function readBaseline(verifier: Verifier): Promise<Baseline> {
  const tab = await openTab(verifier);
  try {
    await tab.page.goto(verifier.origin + NOWHERE, { waitUntil: 'networkidle' });
    const [globals, styles] = [
      await tab.page.evaluate(readGlobals),
      await tab.page.evaluate(readStyleElements),
    ];
    return { globals, styles, messages: [...tab.complaints.messages] };
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
  if (!(await isServed(tab, candidate))) return [];
  const isShellPage = remote === SHELL_NAME;
  if (!isShellPage && !(await isMounted(tab))) return [];
  await tab.page.waitForLoadState('networkidle');
  if (remote !== candidate.remote || isShellPage) return [];
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
