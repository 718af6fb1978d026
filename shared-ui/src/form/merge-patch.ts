/** Values of a form by field, as they go over the wire: references as IRIs, null for nothing. */
export type FormValues = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

const isObject = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keysOf = (...values: readonly FormValues[]): readonly string[] => [
  ...new Set(values.flatMap((value) => Object.keys(value))),
];

/** Whether two values say the same; an emptied field says the same as one that never held anything. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (isBlank(a) && isBlank(b))) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  return isObject(a) && isObject(b) && keysOf(a, b).every((key) => isSame(a[key], b[key]));
}

/** A value with null for whatever was emptied and may be null. */
function withNulls(value: unknown, path: string, nullable: readonly string[]): unknown {
  if (value === undefined || (value === '' && nullable.includes(path))) return null;
  if (Array.isArray(value)) return value.map((item) => withNulls(item, `${path}[]`, nullable));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    withNulls(item, `${path}.${key}`, nullable),
  ]);
  return Object.fromEntries(entries);
}

/** An object as a whole, with null for the keys that it lost: a merge would keep them. */
function wholeOf(before: unknown, value: unknown): unknown {
  if (!isObject(before) || !isObject(value)) return value;
  const entries = keysOf(before, value).map((key) => [
    key,
    key in value ? wholeOf(before[key], value[key]) : null,
  ]);
  return Object.fromEntries(entries);
}

/**
 * The JSON merge patch (RFC 7396) that leads from the values a form opened with to what it holds now: changed fields
 * only, lists and objects whole. `nullable` are the paths that may be null: emptied, they are.
 */
export function mergePatchOf(
  before: FormValues,
  values: FormValues,
  nullable: readonly string[],
): Record<string, unknown> {
  const changed = keysOf(before, values).filter((key) => !isSame(before[key], values[key]));
  return Object.fromEntries(
    changed.map((key) => [key, wholeOf(before[key], withNulls(values[key], key, nullable))]),
  );
}

/** The body that creates an item: without the empty fields that nobody asks for. */
export function createBodyOf(
  values: FormValues,
  { required, nullable }: { readonly required: readonly string[]; readonly nullable: readonly string[] },
): Record<string, unknown> {
  const sent = Object.entries(values).filter(([key, value]) => !isBlank(value) || required.includes(key));
  return Object.fromEntries(sent.map(([key, value]) => [key, withNulls(value, key, nullable)]));
}
