import {
  failureRate,
  isFailing,
  NO_HEALTH,
  type RemoteDescription,
  type VersionHealth,
  VOTERS_NEEDED,
} from '@firn/shared-contracts/delivery';
import type { Tone } from '../../shared/tone.ts';

export type VersionRole = 'live' | 'canary' | 'lastGood';

export interface HealthRow {
  readonly role: VersionRole;
  readonly version: string;
  readonly health: VersionHealth;
  readonly tone: Tone;
}

/** So many visitors more per hundred than before must fail before it is marked. */
const NOTABLE = 0.01;

const votesOf = ({ views, failures }: VersionHealth) => ({ voters: views, failing: failures });

/**
 * How a version does beside the one before it. Red is what the gateway's own rule takes back, no less and no more;
 * within its bake time the gateway does so by itself.
 */
export function healthTone(health: VersionHealth, baseline: VersionHealth): Tone {
  if (isFailing(votesOf(health), votesOf(baseline))) return 'bad';
  const rate = failureRate(health);
  if (rate === null || health.views < VOTERS_NEEDED) return 'quiet';
  return rate - (failureRate(baseline) ?? 0) >= NOTABLE ? 'waiting' : 'good';
}

/** The versions in front of visitors, and the one to go back to. */
export function healthRows({ current, canary, lastKnownGood, health }: RemoteDescription): HealthRow[] {
  const of = (version: string | null) => (version === null ? NO_HEALTH : (health[version] ?? NO_HEALTH));
  const row = (role: VersionRole, version: string | null, baseline: string | null): HealthRow[] =>
    version === null
      ? []
      : [{ role, version, health: of(version), tone: healthTone(of(version), of(baseline)) }];
  const isOwnFallback = lastKnownGood === current;
  return [
    ...row('live', current, isOwnFallback ? null : lastKnownGood),
    ...row('canary', canary?.version ?? null, current),
    ...(isOwnFallback ? [] : row('lastGood', lastKnownGood, null)),
  ];
}
