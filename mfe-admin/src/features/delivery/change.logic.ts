import {
  type DeliveryOverview,
  type PageOff,
  REASON_LENGTH,
  type RemoteDescription,
} from '@firn/shared-contracts/delivery';

export type ChangeKind = 'deliver' | 'rollback' | 'end-canary' | 'withdraw' | 'page-off' | 'page-on';

/** What an operator is about to change, before they say how and why. */
export interface ChangeIntent {
  readonly kind: ChangeKind;
  readonly remote: RemoteDescription;
  /** The preselected version. */
  readonly version?: string;
  /** The preselected share. */
  readonly percent?: number;
  /** For `page-off` and `page-on`. */
  readonly page?: { readonly id: string; readonly title: string };
}

export interface ChangeValues {
  /** '' leaves the choice to the gateway, in a rollback. */
  readonly version: string;
  /** 1 to 100; 100 is everybody. */
  readonly percent: number;
  readonly staff: boolean;
  readonly isCritical: boolean;
  readonly reason: string;
}

export const EVERYBODY = 100;
/** Shares a canary can start with, in percent of the visitors, and everybody. */
export const SHARES = [5, 10, 25, 50, EVERYBODY] as const;

/** The shares a running canary can be widened to. */
export function widerShares(percent: number): number[] {
  return SHARES.filter((share) => share > percent && share < EVERYBODY);
}

/** The versions an intent can be about, newest first. */
export function choosableVersions({ kind, remote }: ChangeIntent): string[] {
  const { versions, current, withdrawn } = remote;
  const bans = new Map(withdrawn.map(({ version, severity }) => [version, severity]));
  // A withdrawn version can still become critical.
  if (kind === 'withdraw') return versions.filter((version) => bans.get(version) !== 'critical');
  return versions.filter((version) => version !== current && !bans.has(version));
}

/** Whether there is an earlier good version to go back to. */
export function hasLastGood({ lastKnownGood, current }: RemoteDescription): boolean {
  return lastKnownGood !== null && lastKnownGood !== current;
}

/** Whether a rollback can leave the choice to the gateway: it ends a canary, else restores the last good version. */
export function hasDefaultRollback(remote: RemoteDescription): boolean {
  return remote.canary !== null || hasLastGood(remote);
}

/**
 * The preselected version: to promote, the newest; to roll back, the gateway's choice, else the next older than the
 * live one; to withdraw, what visitors have, the one on trial first.
 */
function firstVersion(intent: ChangeIntent): string {
  const { kind, remote } = intent;
  const choosable = choosableVersions(intent);
  const [newest = ''] = choosable;
  if (kind === 'withdraw') {
    const used = [remote.canary?.version, remote.current];
    return used.find((version) => version && choosable.includes(version)) ?? newest;
  }
  if (kind !== 'rollback') return newest;
  if (hasDefaultRollback(remote)) return '';
  const older = remote.versions.slice(remote.versions.indexOf(remote.current ?? '') + 1);
  return older.find((version) => choosable.includes(version)) ?? newest;
}

export function initialValues(intent: ChangeIntent): ChangeValues {
  const { remote, version, percent = EVERYBODY } = intent;
  return {
    version: version ?? firstVersion(intent),
    percent,
    staff: remote.canary?.staff ?? false,
    isCritical: false,
    reason: '',
  };
}

/** A promotion needs no reason; anything taken back is explained to readers of the history. */
export function needsReason({ kind }: ChangeIntent): boolean {
  return kind !== 'deliver';
}

export function isReasonEnough(intent: ChangeIntent, { reason }: ChangeValues): boolean {
  const { length } = reason.trim();
  return length === 0 ? !needsReason(intent) : length >= REASON_LENGTH.minimum;
}

export interface ChangeRequest {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The gateway's route and body for a change (docs/interface.md#http). */
export function requestOf({ kind, remote, page }: ChangeIntent, values: ChangeValues): ChangeRequest {
  const base = `/delivery/remotes/${remote.name}`;
  const { version, percent, staff, isCritical } = values;
  // One line: the gateway refuses line breaks, which could forge rows when the history is printed.
  const reason = values.reason.trim().replace(/\s+/g, ' ');
  const why = reason === '' ? {} : { reason };
  switch (kind) {
    case 'deliver':
      return {
        path: `${base}/promote`,
        body: { version, ...why, ...(percent < EVERYBODY && { percent, staff }) },
      };
    case 'rollback':
      return { path: `${base}/rollback`, body: { ...why, ...(version !== '' && { to: version }) } };
    // While a canary runs, a rollback ends it.
    case 'end-canary':
      return { path: `${base}/rollback`, body: why };
    case 'withdraw':
      return {
        path: `${base}/withdraw`,
        body: { version, ...why, severity: isCritical ? 'critical' : 'normal' },
      };
    case 'page-off':
      return { path: `${base}/pages/${page?.id}/off`, body: why };
    case 'page-on':
      return { path: `${base}/pages/${page?.id}/on`, body: why };
  }
}

/** Whether a change would include the remote's release set. */
export function movesSet({ kind, remote }: ChangeIntent, { version }: ChangeValues): boolean {
  if (kind === 'rollback') return version === '' && remote.canary === null;
  return kind === 'withdraw' && version === remote.current;
}

/** What an operator bases a change on: if it differs from when the dialog was opened, they must confirm again. */
function standingOf({ current, lastKnownGood, canary, withdrawn }: RemoteDescription): string {
  const bans = withdrawn.map(({ version, severity }) => `${version} ${severity}`);
  return JSON.stringify([current, lastKnownGood, canary?.version, canary?.percent, bans]);
}

export function hasMoved(seen: RemoteDescription, now: RemoteDescription): boolean {
  return standingOf(seen) !== standingOf(now);
}

/** Names of the other remotes that went live together with this one and go back together with it. */
export function partnersOf({ remotes }: DeliveryOverview, { name, set }: RemoteDescription): string[] {
  if (set === null) return [];
  return remotes.filter((other) => other.set === set && other.name !== name).map((other) => other.name);
}

export function pageOffOf({ off }: RemoteDescription, page: string): PageOff | null {
  return off.find((one) => one.page === page) ?? null;
}
