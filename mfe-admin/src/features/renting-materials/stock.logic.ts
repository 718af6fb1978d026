import type { MaterialStockInput, RentingMaterialPropertyInput } from '@firn/shared-contracts/api';

/** Pieces of the same values as the form has them; while a number is typed it may be missing. */
export type StockRow = Omit<MaterialStockInput, 'quantity' | 'outOfOrder'> & {
  readonly quantity: number | null;
  readonly outOfOrder: number | null;
};
export type Property = RentingMaterialPropertyInput;

/** As many rows as the contract takes. */
export const MOST_ROWS = 200;
/** More sizes than these between two bounds are measures rather than sizes. */
const MOST_SIZES = 40;

/** The value that a row has for the property of a title; empty where it fits everybody. */
export const sizeIn = ({ values }: Pick<StockRow, 'values'>, title: string): string =>
  values.find((value) => value.title === title)?.value ?? '';

/** The row with a value; an empty one takes it away. */
export function withValue(row: StockRow, title: string, value: string): StockRow {
  const others = row.values.filter((each) => each.title !== title);
  return { ...row, values: value === '' ? others : [...others, { title, value }] };
}

/** The rows once properties have other titles, each at its place: the values go along. */
export const withTitles = (
  stock: readonly StockRow[],
  before: readonly string[],
  after: readonly string[],
): readonly StockRow[] =>
  stock.map((row) => ({
    ...row,
    values: row.values.map((value) => ({
      ...value,
      title: after[before.indexOf(value.title ?? '')] ?? value.title ?? '',
    })),
  }));

/** The sizes that a property can have; none where there are too many to keep apart. */
function sizesOf({ type, choices = [], minimum = null, maximum = null }: Property): readonly string[] {
  if (type === 'choice') return choices;
  if (type === 'text' || minimum === null || maximum === null) return [];
  const first = Math.ceil(minimum);
  const count = Math.floor(maximum) - first + 1;
  return count > MOST_SIZES
    ? []
    : Array.from({ length: Math.max(count, 0) }, (_size, place) => String(first + place));
}

const keyOf = ({ values }: Pick<StockRow, 'values'>) =>
  JSON.stringify(values.map(({ title, value }) => [title, value]).toSorted());

/** A row without pieces for each combination of sizes that has none yet, as far as the contract takes rows. */
export function missingRows(properties: readonly Property[], stock: readonly StockRow[]): StockRow[] {
  const known = new Set(stock.map(keyOf));
  const combinations = properties.reduce<readonly StockRow['values'][]>(
    (rows, property) => {
      const sizes = sizesOf(property);
      if (sizes.length === 0) return rows;
      return rows.flatMap((values) => sizes.map((value) => [...values, { title: property.title, value }]));
    },
    [[]],
  );
  return combinations
    .filter((values) => values.length > 0)
    .map((values) => ({ values, quantity: 0, outOfOrder: 0 }))
    .filter((row) => !known.has(keyOf(row)))
    .slice(0, MOST_ROWS - stock.length);
}
