import { SHELL_NAME } from '@firn/shared-contracts/delivery';

/** What `firn … --json` says when it fails. */
export interface Problem {
  readonly detail: string;
  readonly breaches?: readonly { readonly gate: string; readonly message: string }[];
}

/** What a failed `firn … --json` has said; its whole output where that is no problem. */
export function problemOf(stdout: string, stderr: string): Problem {
  try {
    return (JSON.parse(stdout) as { error: Problem }).error;
  } catch {
    return { detail: `${stdout}${stderr}`.trim() };
  }
}

export const problemText = ({ detail, breaches = [] }: Problem): string =>
  [detail, ...breaches.map(({ gate, message }) => `  ${gate}: ${message}`)].join('\n');

/** What was to go live of a workspace, and what is. */
export interface Attempt {
  readonly workspace: string;
  readonly version: string;
  readonly live: string | null;
  readonly problem: Problem;
}

function whatServes({ workspace, live }: Attempt): string {
  if (live) return `${workspace}@${live} goes on serving`;
  return workspace === SHELL_NAME ? 'without a shell there is no page' : 'its pages are not there yet';
}

function remedy({ workspace, problem: { breaches = [] } }: Attempt): string {
  if (breaches.some(({ gate }) => gate === 'budget')) {
    return `Load less on these pages, or raise their budgets in ${workspace}/remote.json, then start again.`;
  }
  return breaches.length > 0
    ? `Mend that in ${workspace}, then start again; «npm run firn -- status» names what is live.`
    : 'Start again; logs/gateway.log in the data folder says more.';
}

/** A build of this checkout did not go live. Its message says what serves meanwhile, why, and what to do. */
export class RefusedDelivery extends Error {
  readonly attempt: Attempt;

  constructor(attempt: Attempt) {
    const { workspace, version, problem } = attempt;
    super(`${workspace}@${version} does not go live; ${whatServes(attempt)}.
${problemText(problem)}
${remedy(attempt)}`);
    this.name = 'RefusedDelivery';
    this.attempt = attempt;
  }
}
