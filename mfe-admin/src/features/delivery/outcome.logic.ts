import type { ChangeResult } from '@firn/shared-contracts/delivery';
import { type ChangeIntent, type ChangeValues, EVERYBODY } from './change.logic.ts';
import { formatPercent } from './measures.ts';

type OutcomeKey =
  | 'same'
  | 'live'
  | 'canary'
  | 'rollback'
  | 'gone'
  | 'end-canary'
  | 'withdraw'
  | 'withdrawLive'
  | 'page-off'
  | 'page-on';

function keyOf({ kind }: ChangeIntent, { percent }: ChangeValues, result: ChangeResult): OutcomeKey {
  if (!result.changed) return 'same';
  const hasMoved = result.from !== result.to;
  // It came with a release set that was rolled back.
  if (hasMoved && result.to === null) return 'gone';
  switch (kind) {
    case 'deliver':
      return percent < EVERYBODY ? 'canary' : 'live';
    // Without a version, a running canary ends and the live version stays.
    case 'rollback':
      return hasMoved ? 'rollback' : 'end-canary';
    case 'withdraw':
      return hasMoved ? 'withdrawLive' : 'withdraw';
    default:
      return kind;
  }
}

/** What a change did: the key below `done` and its values. */
export function outcomeOf(intent: ChangeIntent, values: ChangeValues, result: ChangeResult) {
  return {
    key: keyOf(intent, values, result),
    names: {
      remote: intent.remote.title,
      page: intent.page?.title ?? '',
      version: values.version,
      percent: formatPercent(values.percent),
      to: result.to ?? '',
    },
  };
}
