import { AUTOMATIC_ACTOR, type AuditEntry } from '@firn/shared-contracts/delivery';

export function isAutomatic({ actor }: AuditEntry): boolean {
  return actor === AUTOMATIC_ACTOR;
}

/** Which label the gateway's own English note gets; null for a reason that a person gave. */
export function technicalLabel(entry: AuditEntry): 'automatic' | 'note' | null {
  if (isAutomatic(entry)) return 'automatic';
  return /^(?:token|override)-/.test(entry.action) ? 'note' : null;
}

/** A key per row that stays when newer rows come; rows noted in the same millisecond are counted. */
export function rowKeys(entries: readonly AuditEntry[]): string[] {
  const counts = new Map<string, number>();
  // From the oldest, so that a newer row changes no key.
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
