import { AUTOMATIC_ACTOR, type AuditEntry } from '@firn/shared-contracts/delivery';

export function isAutomatic({ actor }: AuditEntry): boolean {
  return actor === AUTOMATIC_ACTOR;
}

/** The label of the gateway's own English note; null for a reason given by a person. */
export function technicalLabel(entry: AuditEntry): 'automatic' | 'note' | null {
  if (isAutomatic(entry)) return 'automatic';
  return /^(?:token|override)-/.test(entry.action) ? 'note' : null;
}

/** A stable key per row; rows of the same millisecond are counted. */
export function rowKeys(entries: readonly AuditEntry[]): string[] {
  const counts = new Map<string, number>();
  // Starting at the oldest, so that newer rows change no key.
  return entries
    .toReversed()
    .map(({ sequence, at, action, remote }) => {
      const key = `${sequence} ${at} ${action} ${remote}`;
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      return `${key} ${count}`;
    })
    .toReversed();
}
