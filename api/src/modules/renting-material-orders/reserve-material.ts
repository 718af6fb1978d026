import { normaliseMaterialValue } from '@firn/shared-contracts/domain';
import type { Db, Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import {
  type Days,
  type FreePieces,
  freePieces,
  type RentableMaterial,
  withDryingDays,
} from '../renting-materials/index.ts';
import { insertOrders } from './insert-orders.repository.ts';
import { materialUnavailable } from './material-unavailable.ts';
import type { ChosenValue } from './renting-material-orders.table.ts';

/** One material that one person of a booking rents. */
export interface WantedMaterial {
  readonly material: RentableMaterial;
  readonly personId: string;
  /** Full name. */
  readonly person: string;
  /** Of the form. */
  readonly propertyPath: string;
  readonly values: readonly { readonly rentingMaterialProperty: string; readonly value: string }[];
  /** Rappen; what stays keeps its price (docs/domain/material.md#changes). */
  readonly price: number;
}

interface Reserving {
  readonly bookingId: string;
  readonly days: Days;
  readonly today: string;
  readonly now: Date;
}

/** The values that a material asks for, as they are kept. */
export const chosenValues = ({
  material,
  values,
}: Pick<WantedMaterial, 'material' | 'values'>): ChosenValue[] =>
  material.properties.flatMap((property) => {
    const path = iri('renting_material_properties', property.id);
    const given = values.find(
      ({ rentingMaterialProperty }) => rentingMaterialProperty.toLowerCase() === path,
    );
    if (!given) return [];
    const value = normaliseMaterialValue(property, given.value);
    return [{ property: property.id, title: property.title, value }];
  });

/** Pieces from which somebody gets one: every value that they have is theirs. */
const fits = (pieces: Pick<FreePieces, 'values'>, chosen: readonly ChosenValue[]): boolean =>
  Object.entries(pieces.values).every(([property, value]) =>
    chosen.some((each) => each.property === property && each.value === value),
  );

interface Assigning {
  readonly days: Days;
  readonly today: string;
  /** Orders that are given up in exchange. */
  readonly except?: readonly string[];
}

/**
 * Finds a piece for each wish. Within one booking, too, the last piece goes to one person
 * (docs/domain/material.md#reservation).
 * @throws 409 material-unavailable.
 */
export async function assignPieces<Wish extends Omit<WantedMaterial, 'personId'>>(
  db: Db,
  { days, today, except = [] }: Assigning,
  wishes: readonly Wish[],
): Promise<{ readonly wish: Wish; readonly stockId: string; readonly values: readonly ChosenValue[] }[]> {
  const materialIds = [...new Set(wishes.map(({ material }) => material.id))];
  const asked = { ...days, materialIds, today, except };
  const free = (await freePieces(db, asked)).map((pieces) => ({ ...pieces }));
  return wishes.map((wish) => {
    const { material, person, propertyPath } = wish;
    const values = chosenValues(wish);
    const ofMaterial = free.filter(({ materialId }) => materialId === material.id);
    const pieces = ofMaterial.find((each) => each.free > 0 && fits(each, values));
    if (!pieces) throw materialUnavailable({ person, propertyPath, material, pieces: ofMaterial });
    pieces.free -= 1;
    return { wish, stockId: pieces.stockId, values };
  });
}

/** Reserves pieces; the caller holds the locks of their materials. @throws 409 material-unavailable. */
export async function reserveMaterial(
  tx: Tx,
  { bookingId, days, today, now }: Reserving,
  wanted: readonly WantedMaterial[],
): Promise<void> {
  if (wanted.length === 0) return;
  const assigned = await assignPieces(tx, { days, today }, wanted);
  const rows = assigned.map(({ wish: { material, personId, price }, stockId, values }) => ({
    bookingId,
    personId,
    materialId: material.id,
    stockId,
    title: material.title,
    values,
    firstDay: days.first,
    lastDay: days.last,
    ...withDryingDays(days, material.dryingDays),
    price,
    createdAt: now,
  }));
  await insertOrders(tx, rows);
}
