import { PAGE_STATE_ELEMENT_ID, type PageState } from '@firn/shared-contracts/delivery';
import type { BrowserContext, Page } from 'playwright-core';
import { type TabComplaints, watchTab } from './tab-complaints.ts';
import { answerRequests } from './tab-requests.ts';
import type { Candidate } from './verification.ts';

/** Longer than the shell's attempts to load and mount a version take (ms). */
const MOUNT_TIMEOUT = 45_000;
/** Limit for everything else a page does (ms). */
const STEP_TIMEOUT = 20_000;
/** Set by the shell when a remote is on the page and responds. */
const MOUNTED_MARK = 'firn:remote-mounted';
/** Deeper than any page of a remote: the shell's own «not found», with no remote in it. */
export const NOWHERE = '/-/-/-/-/-/-';

export interface Verifier {
  readonly context: Pick<BrowserContext, 'newPage'>;
  /** Origin of the gateway. */
  readonly origin: string;
  readonly token: string;
  readonly candidate: Candidate;
}

export interface Tab {
  readonly page: Page;
  readonly complaints: TabComplaints;
  /** Resolves when the shell gives up on a region. */
  readonly lost: Promise<void>;
}

export async function openTab({ context, origin, token }: Verifier): Promise<Tab> {
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
export async function findServed({ page, complaints }: Tab, { remote, version }: Candidate) {
  const state = await page.evaluate(readState, PAGE_STATE_ELEMENT_ID);
  const served = state.registry?.remotes[remote];
  if (served?.version === version) return served;
  complaints.add(`the gateway serves ${remote}@${served?.version ?? 'nothing'} in its place`);
  return null;
}

export async function isMounted({ page, complaints, lost }: Tab): Promise<boolean> {
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

/** Goes to an address within the tab. */
export async function goWithin({ page }: Tab, address: string): Promise<void> {
  await page.evaluate(
    ([path, mark]) => {
      performance.clearMarks(mark);
      history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    },
    [address, MOUNTED_MARK] as const,
  );
}

/** Goes to the shell's own page within the tab and waits until the remote is gone. */
export async function leave(tab: Tab, remote: string): Promise<void> {
  const { page, complaints } = tab;
  await goWithin(tab, NOWHERE);
  await page
    .waitForFunction((name) => !document.querySelector(`[data-remote="${name}"]`), remote)
    .catch(() => complaints.add('stays on the page after it was left'));
  await page.waitForLoadState('networkidle');
}
