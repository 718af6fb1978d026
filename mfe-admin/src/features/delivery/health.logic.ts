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

/** How many more visitors per hundred than before must fail before it is marked. */
const NOTABLE = 0.01;

const votesOf = ({ views, failures }: VersionHealth) => ({ voters: views, failing: failures });

/**
 * How a version compares with the previous one. Red is exactly what the gateway's own rule rolls back;
 * within the bake time the gateway does so by itself.
 */
export function healthTone(health: VersionHealth, baseline: VersionHealth): Tone {
  if (isFailing(votesOf(health), votesOf(baseline))) return 'bad';
  const rate = failureRate(health);
  if (rate === null || health.views < VOTERS_NEEDED) return 'quiet';
  return rate - (failureRate(baseline) ?? 0) >= NOTABLE ? 'waiting' : 'good';
}

/** The versions that visitors get, and the one to go back to. */
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
