import { type FormValues, isSame } from '../merge-patch.ts';

/** A list whose rows have ids and are changed one by one, such as the blocks of a page. */
export interface ListParts<Part = never> {
  readonly keyOf: (part: Part) => string;
  readonly labelOf: (part: Part) => string;
  readonly wordsOf: (part: Part) => string;
}

/** Such lists by the fields that hold them. */
export type PartsByField = Readonly<Record<string, ListParts>>;

/** Values in which each row of a list of parts is a field of its own, and the list is the order of its rows. */
interface Apart {
  readonly base: FormValues;
  readonly mine: FormValues;
  readonly current: FormValues;
}

const PATH = /^([^[]+)\[(.+)\]$/;
const pathOf = (field: string, key: string): string => `${field}[${key}]`;

/** Where a part stands by its path; null for a path of anything else. */
export function partIn(path: string, parts: PartsByField) {
  const [, field = '', key = ''] = PATH.exec(path) ?? [];
  const of = parts[field];
  return of ? { field, key, of } : null;
}

const listOf = (values: FormValues, field: string): readonly never[] =>
  (values[field] ?? []) as readonly never[];
const keysIn = (values: FormValues, field: string, { keyOf }: ListParts): readonly string[] =>
  listOf(values, field).map(keyOf);

function splitField({ base, mine, current }: Apart, field: string, of: ListParts): Apart {
  const sides = [base, mine, current].map((values) => keysIn(values, field, of));
  // Only rows that all three have say anything about their order.
  const isShared = (key: string) => sides.every((keys) => keys.includes(key));
  const split = (values: FormValues): FormValues => ({
    ...values,
    [field]: keysIn(values, field, of).filter(isShared),
    ...Object.fromEntries(listOf(values, field).map((part) => [pathOf(field, of.keyOf(part)), part])),
  });
  return { base: split(base), mine: split(mine), current: split(current) };
}

/** Takes lists of parts apart, so that two people who changed two parts changed two fields. */
export const takeApart = (values: Apart, parts: PartsByField): Apart =>
  Object.entries(parts).reduce((split, [field, of]) => splitField(split, field, of), values);

/** The keys of one list, and those of another in the places where they stand there. */
function woven(lead: readonly string[], other: readonly string[]): readonly string[] {
  return other.reduce<readonly string[]>((order, key, index) => {
    if (order.includes(key)) return order;
    const before = other[index - 1];
    return order.toSpliced(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }, lead);
}

/** Puts together what was joined of values that were taken apart. */
export function putTogether<Values extends FormValues>(
  joined: FormValues,
  { mine, current }: Apart,
  parts: PartsByField,
): Values {
  const whole: Record<string, unknown> = { ...joined };
  for (const [field, of] of Object.entries(parts)) {
    const [mineKeys, currentKeys] = [keysIn(mine, field, of), keysIn(current, field, of)];
    const isShared = (key: string) => (joined[field] as readonly string[]).includes(key);
    const isMyOrder = isSame(joined[field], mineKeys.filter(isShared));
    const order = isMyOrder ? woven(mineKeys, currentKeys) : woven(currentKeys, mineKeys);
    whole[field] = order.map((key) => joined[pathOf(field, key)]).filter((part) => part !== undefined);
    for (const key of order) delete whole[pathOf(field, key)];
  }
  return whole as Values;
}
