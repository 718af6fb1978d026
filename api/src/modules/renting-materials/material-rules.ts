import { propertyValueMessage, zurichDate } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import type { Tx } from '../../db/client.ts';
import type { RuleContext } from '../../records/index.ts';
import { findProperties } from './material-properties.repository.ts';
import type { MaterialRecord, PropertyRecord, StockRecord } from './material-record.ts';
import { loadStock, propertyOf, storedRowOf, valuesById, valuesKey } from './material-stock.repository.ts';
import type { MaterialPropertyRow } from './renting-materials.table.ts';
import { reservedPieces } from './reserved-pieces.read-model.ts';

function propertyViolations(
  { title, type, choices, minimum, maximum }: PropertyRecord,
  known: MaterialPropertyRow | undefined,
): Violation[] {
  const wrong = (propertyPath: string, message: string): Violation[] => [{ propertyPath, message }];
  if (known && known.type !== type)
    return wrong('type', `«${title}» gibt es schon mit einer anderen Art. Bitte wähle einen anderen Titel.`);
  if (type === 'choice' && choices.length === 0)
    return wrong('choices', 'Bitte gib mindestens eine Möglichkeit an.');
  if (minimum !== null && maximum !== null && minimum > maximum)
    return wrong('maximum', `Bitte gib mindestens ${minimum} an.`);
  return [];
}

function repeatedTitles(properties: readonly PropertyRecord[]): Violation[] {
  const titles = properties.map(({ title }) => title);
  return titles.flatMap((title, index) =>
    titles.indexOf(title) < index
      ? [
          {
            propertyPath: `properties[${index}].title`,
            message: 'Diese Eigenschaft steht schon weiter oben.',
          },
        ]
      : [],
  );
}

type Identified = PropertyRecord & { readonly id: string };

function rowViolations(row: StockRecord, properties: readonly Identified[]): Violation[] {
  const ofValues = row.values.flatMap((value, index): Violation[] => {
    const property = propertyOf(value, properties);
    if (!property)
      return [
        { propertyPath: `values[${index}].title`, message: 'Diese Eigenschaft hat das Material nicht.' },
      ];
    const message = propertyValueMessage({ ...property, '@id': property.id }, value.value);
    return message ? [{ propertyPath: `values[${index}].value`, message }] : [];
  });
  const message = 'Bitte gib höchstens so viele an, wie es gibt.';
  return row.outOfOrder > row.quantity ? [...ofValues, { propertyPath: 'outOfOrder', message }] : ofValues;
}

/** Rows that name other properties than the first, or values that a row before them has (docs/domain/material.md#stock). */
function unlikeRows(rows: readonly Readonly<Record<string, string>>[]): Violation[] {
  const asked = (values: Readonly<Record<string, string>>) => Object.keys(values).toSorted().join();
  const keys = rows.map(valuesKey);
  return rows.flatMap((values, index): Violation[] => {
    const propertyPath = `stock[${index}].values`;
    if (asked(values) !== asked(rows[0] ?? {}))
      return [{ propertyPath, message: 'Jede Zeile nennt dieselben Eigenschaften.' }];
    return keys.indexOf(keys[index] ?? '') < index
      ? [{ propertyPath, message: 'Diese Werte stehen schon weiter oben.' }]
      : [];
  });
}

/** @returns what is promised already and would not be there any more; the material is locked. */
async function promisedViolations(
  tx: Tx,
  id: string,
  { stock }: MaterialRecord,
  properties: readonly Identified[],
  now: Date,
): Promise<Violation[]> {
  const stored = await loadStock(tx, id);
  const reserved = await reservedPieces(tx, id, zurichDate(now));
  const places = stock.map((row) => storedRowOf(stored, row, valuesById(row, properties))?.id);
  return stored.flatMap((row): Violation[] => {
    const promised = reserved.get(row.id);
    const index = places.indexOf(row.id);
    const next = stock[index];
    const pieces = next ? next.quantity - next.outOfOrder : 0;
    if (!promised || pieces >= promised.pieces) return [];
    const values = Object.values(row.values).join(', ');
    const of = values && ` (${values})`;
    const message = `So viele sind reserviert${of}: ${promised.pieces}, für ${promised.events.join(', ')}.`;
    return [{ propertyPath: next ? `stock[${index}].quantity` : 'stock', message }];
  });
}

/** The rules of docs/domain/material.md that no schema can say. */
export async function materialViolations(
  tx: Tx,
  next: MaterialRecord,
  { id, now }: RuleContext<MaterialRecord>,
): Promise<readonly Violation[]> {
  const known = await findProperties(
    tx,
    next.properties.map(({ title }) => title),
  );
  const storedAs = ({ title }: PropertyRecord) => known.find((row) => row.title === title);
  const ofProperties = next.properties.flatMap((property, index) =>
    propertyViolations(property, storedAs(property)).map(({ propertyPath, message }) => ({
      propertyPath: `properties[${index}].${propertyPath}`,
      message,
    })),
  );
  const wrong = [...ofProperties, ...repeatedTitles(next.properties)];
  if (wrong.length > 0) return wrong;
  const properties = next.properties.map((property) => ({
    ...property,
    id: storedAs(property)?.id ?? property.title,
  }));
  const ofRows = next.stock.flatMap((row, index) =>
    rowViolations(row, properties).map(({ propertyPath, message }) => ({
      propertyPath: `stock[${index}].${propertyPath}`,
      message,
    })),
  );
  const unlike =
    ofRows.length > 0 ? ofRows : unlikeRows(next.stock.map((row) => valuesById(row, properties)));
  if (unlike.length > 0 || id === null) return unlike;
  return promisedViolations(tx, id, next, properties, now);
}
