import { isFailing, VOTERS_NEEDED } from '@firn/shared-contracts/delivery';
import { NO_VOTES, type Tally } from './health-ledger.ts';

export interface Votes {
  readonly version: string;
  readonly tally: Tally;
}

export interface Verdict {
  /** `waiting`: too few votes to say. */
  readonly verdict: 'waiting' | 'healthy' | 'failing';
  /** A sentence with the figures, for the audit log. */
  readonly reason: string;
}

function sentenceOf(candidate: Votes, baseline: Votes | null): string {
  const { voters, failing, phase } = candidate.tally;
  const where = phase ? ` (${phase})` : '';
  const before = baseline
    ? `, ${baseline.version}: ${baseline.tally.failing} of ${baseline.tally.voters}`
    : '';
  return `${failing} of ${voters} visitors failed with ${candidate.version}${where}${before}`;
}

/** Whether a version is worse than the one it came after, if there was one, by the rule that operators' pages show too (`isFailing`). */
export function judge({ candidate, baseline }: { candidate: Votes; baseline: Votes | null }): Verdict {
  const reason = sentenceOf(candidate, baseline);
  if (isFailing(candidate.tally, baseline?.tally ?? NO_VOTES)) return { verdict: 'failing', reason };
  return { verdict: candidate.tally.voters >= VOTERS_NEEDED ? 'healthy' : 'waiting', reason };
}
