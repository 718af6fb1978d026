import type { RemoteDescription, VersionHealth } from '@firn/shared-contracts/delivery';
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
const ALARMING = 0.05;
/** Fewer visitors say nothing. */
const ENOUGH_VIEWS = 20;

const UNSEEN: VersionHealth = { views: 0, failures: 0, phases: {}, lcp: null, inp: null };

/** Share of the visitors for whom something failed, 0 to 1; null without visitors. */
export function failureRate({ views, failures }: VersionHealth): number | null {
  return views === 0 ? null : failures / views;
}

/** How a version does beside the one before it. It marks only: who rolls back is decided by the gateway's rules. */
export function healthTone(health: VersionHealth, baseline: VersionHealth): Tone {
  const rate = failureRate(health);
  if (rate === null || health.views < ENOUGH_VIEWS) return 'quiet';
  const worse = rate - (failureRate(baseline) ?? 0);
  if (worse >= ALARMING) return 'bad';
  return worse >= NOTABLE ? 'waiting' : 'good';
}

/** The versions in front of visitors, and the one to go back to. */
export function healthRows({ current, canary, lastKnownGood, health }: RemoteDescription): HealthRow[] {
  const of = (version: string | null) => (version === null ? UNSEEN : (health[version] ?? UNSEEN));
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
