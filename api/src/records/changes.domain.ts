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

export function diffOf<R extends object>(before: R | null, after: R | null): Diff {
  const fields = Object.keys(after ?? before ?? {}) as (keyof R & string)[];
  const entries = fields.map((field) => [
    field,
    { from: before?.[field] ?? null, to: after?.[field] ?? null },
  ]);
  return Object.fromEntries(
    entries.filter(([, change]) => {
      const { from, to } = change as Diff[string];
      return !isEqual(from, to);
    }),
  );
}
