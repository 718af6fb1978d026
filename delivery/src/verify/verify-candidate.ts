import { performance } from 'node:perf_hooks';
import { type ResolvedRegistry, type ResolvedRemote, SHELL_NAME } from '@firn/shared-contracts/delivery';
import { type Browser, chromium } from 'playwright-core';
import { OVERRIDE_HEADER } from '../override/read-overrides.ts';
import type { Breach } from '../shared/refusal.ts';
import { checkPage, readBaseline } from './check-page.ts';
import { extensionMessages } from './missing-extensions.ts';
import { overwrittenGlobals } from './overwritten-globals.ts';
import { watchReact } from './react-copies.ts';
import { sampleAddress } from './sample-address.ts';
import type { Verifier } from './tab.ts';
import type { Baseline, Candidate, Finding, VerificationReport, Visit } from './verification.ts';

/** Pages open at once. */
const TABS = 3;
/** Otherwise Chromium looks for updates and syncs, which an offline machine waits for. */
const ARGUMENTS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface VerificationTask {
  /** Address of the gateway. */
  readonly url: string;
  /** Override token of the candidate, signed for a verification. */
  readonly token: string;
  readonly candidate: Candidate;
  /** How many global variables the candidate may leave, an integer (`budgets.globals` of remote.json). */
  readonly globalsBudget: number;
  /** Path of a Chromium. */
  readonly chromium: string;
  readonly onProgress?: (done: number, total: number, page: string) => void;
}

const breach = (message: string): Breach => ({ gate: 'verify', message });

function visitsTo(
  remote: ResolvedRemote,
  all: readonly ResolvedRemote[],
): { visits: Visit[]; lost: string[] } {
  const open = remote.pages.filter(({ id }) => !remote.off?.includes(id));
  const visits: Visit[] = [];
  const lost: string[] = [];
  for (const page of open) {
    const address = sampleAddress(all, remote.name, page);
    if (address === null) lost.push(`Page ${page.id}: no address leads to ${page.path}, other pages win.`);
    else visits.push({ remote: remote.name, page, address });
  }
  return { visits, lost };
}

/** Every page of a remote; for a shell its own pages, and the first one of each remote in it. */
function plan(registry: ResolvedRegistry, candidate: ResolvedRemote): { visits: Visit[]; lost: string[] } {
  const all = Object.values(registry.remotes);
  const own = visitsTo(candidate, all);
  if (candidate.name !== SHELL_NAME) return own;
  const others = all
    .filter(({ name }) => name !== SHELL_NAME)
    .flatMap((remote) => visitsTo(remote, all).visits.slice(0, 1));
  return { visits: [...own.visits, ...others], lost: own.lost };
}

async function readRegistry({ url, token }: VerificationTask): Promise<ResolvedRegistry> {
  const response = await fetch(`${url}/delivery/registry`, { headers: { [OVERRIDE_HEADER]: token } });
  if (!response.ok) throw new Error(`${url}/delivery/registry answered ${response.status}.`);
  return (await response.json()) as ResolvedRegistry;
}

const labelOf = ({ remote, page }: Visit, candidate: Candidate) =>
  remote === candidate.remote ? page.id : `${remote}/${page.id}`;

/** Several at once; the findings come in the order of the visits. */
async function checkAll(
  verifier: Verifier,
  visits: readonly Visit[],
  baseline: Baseline,
  onProgress: VerificationTask['onProgress'],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const waiting = [...visits.entries()];
  let done = 0;
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, visit] = next;
      findings[index] = await checkPage(verifier, visit, baseline);
      done += 1;
      onProgress?.(done, visits.length, labelOf(visit, verifier.candidate));
    }
  }
  await Promise.all(Array.from({ length: TABS }, work));
  return findings;
}

function breachesOf(
  { candidate, globalsBudget }: VerificationTask,
  visits: readonly Visit[],
  findings: readonly Finding[],
): Breach[] {
  const pages = visits.flatMap((visit, index) =>
    (findings[index]?.messages ?? []).map((message) =>
      breach(`Page ${labelOf(visit, candidate)} (${visit.address}): ${message}`),
    ),
  );
  const globals = [...new Set(findings.flatMap((finding) => finding.globals))];
  if (globals.length <= globalsBudget) return pages;
  const message = `Leaves ${globals.length} global variables, the budget is ${globalsBudget}: ${globals.join(', ')}.`;
  return [...pages, breach(message)];
}

/** Of a remote whose pages are in order: the others are refused anyway, and each would be waited for once more. */
async function overwriteBreaches(
  verifier: Verifier,
  visits: readonly Visit[],
  findings: readonly Finding[],
): Promise<Breach[]> {
  const sound = visits.filter((_visit, index) => findings[index]?.messages.length === 0);
  if (verifier.candidate.remote === SHELL_NAME || sound.length === 0) return [];
  const names = await overwrittenGlobals(verifier, sound);
  return names.length > 0
    ? [breach(`Overwrites global variables that are not its own: ${names.join(', ')}.`)]
    : [];
}

function launch(executablePath: string): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  const args = isRoot ? [...ARGUMENTS, '--disable-gpu'] : ARGUMENTS;
  // Chromium's sandbox does not start as root.
  return chromium.launch({ executablePath, chromiumSandbox: !isRoot, args });
}

/**
 * Boots a published version in a headless Chromium with everything else as it is live: mounts each of its pages,
 * leaves it, loads each of its extensions, and reports errors, and global variables and CSS that stay behind or leak. Rejects when there is no
 * browser or no gateway; what is wrong with the candidate is in the report, all of it.
 */
export async function verifyCandidate(task: VerificationTask): Promise<VerificationReport> {
  const startedAt = performance.now();
  const { candidate, onProgress } = task;
  const registry = await readRegistry(task);
  const served = registry.remotes[candidate.remote];
  if (served?.version !== candidate.version) {
    throw new Error(`The gateway does not serve ${candidate.remote}@${candidate.version} for this token.`);
  }
  const { visits, lost } = plan(registry, served);
  const browser = await launch(task.chromium);
  try {
    const context = await browser.newContext({ locale: 'de-CH', timezoneId: 'Europe/Zurich' });
    await context.addInitScript(watchReact);
    const verifier = { context, origin: new URL(task.url).origin, token: task.token, candidate };
    const baseline = await readBaseline(verifier);
    const extensions = await extensionMessages(verifier, served, baseline);
    const findings = await checkAll(verifier, visits, baseline, onProgress);
    const overwrites = await overwriteBreaches(verifier, visits, findings);
    return {
      ...candidate,
      pages: visits.map((visit) => labelOf(visit, candidate)),
      milliseconds: Math.round(performance.now() - startedAt),
      breaches: [
        ...lost.map(breach),
        ...extensions.map(breach),
        ...breachesOf(task, visits, findings),
        ...overwrites,
      ],
    };
  } finally {
    await browser.close();
  }
}
