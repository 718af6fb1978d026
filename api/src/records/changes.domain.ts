import { CONCEALED, isPersonal } from '../lib/personal-data.domain.ts';

/** Equality of plain data: what JSON can say. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isEqual(a[key as keyof typeof a], b[key as keyof typeof b]));
}

/**
 * A JSON merge patch (RFC 7396) over the fields of a record: missing fields stay, null clears, a list or an
 * object replaces the previous one as a whole.
 */
export function merged<R extends object>(record: R, patch: Partial<R>): R {
  const given = Object.entries(patch).filter(([, value]) => value !== undefined);
  return { ...record, ...Object.fromEntries(given) };
}

/** The names of the fields in which two records differ. */
export function changedFields<R extends object>(before: R, after: R): (keyof R & string)[] {
  return (Object.keys(after) as (keyof R & string)[]).filter(
    (field) => !isEqual(before[field], after[field]),
  );
}

/** What the audit log keeps of a change: each field before and after. */
export type Diff = Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;

/**
 * The difference of two records of a kind; null is none. Of what is personal it has the names alone
 * (docs/domain/privacy.md#audit), and of a record that begins or goes all of them: a name that is missing would say
 * that somebody has no allergies.
 */
export function diffOf<R extends object>(entity: string, before: R | null, after: R | null): Diff {
  const isWhole = before === null || after === null;
  const fields = Object.keys(after ?? before ?? {}) as (keyof R & string)[];
  const changed = fields.filter(
    (field) =>
      (isWhole && isPersonal(entity, field)) || !isEqual(before?.[field] ?? null, after?.[field] ?? null),
  );
  const entries = changed.map((field) => [
    field,
    isPersonal(entity, field) ? CONCEALED : { from: before?.[field] ?? null, to: after?.[field] ?? null },
  ]);
  return Object.fromEntries(entries);
}
