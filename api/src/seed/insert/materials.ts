import type { Db } from '../../db/client.ts';
import { rentingMaterialOrders } from '../../modules/renting-material-orders/renting-material-orders.table.ts';
import {
  offerRentingMaterials,
  rentingMaterialAsks,
  rentingMaterialProperties,
  rentingMaterialStock,
  rentingMaterials,
} from '../../modules/renting-materials/renting-materials.table.ts';
import {
  MATERIAL_PROPERTIES,
  MATERIALS,
  type MaterialPropertyName,
  type MaterialPropertySeed,
  type MaterialSeed,
} from '../catalogue/materials.ts';
import type { OfferSeed } from '../catalogue/types.ts';
import { materialId, materialPropertyId, materialStockId, offerId, vatRateId } from '../ids.ts';
import type { PlannedBooking } from '../plan/bookings.ts';
import { materialOrders } from './material-orders.ts';
import { insertRows } from './rows.ts';

const asksOf = ({ stock, asks = [] }: MaterialSeed): MaterialPropertyName[] =>
  typeof stock === 'number' ? [...asks] : [stock.by, ...asks];

const stockOf = ({ title, stock, outOfOrder = 0 }: MaterialSeed) => {
  const rows = typeof stock === 'number' ? [['', stock] as const] : Object.entries(stock.pieces);
  return rows.map(([value, quantity], position) => ({
    id: materialStockId(title, value),
    materialId: materialId(title),
    position,
    values: typeof stock === 'number' ? {} : { [materialPropertyId(stock.by)]: value },
    quantity,
    outOfOrder: position === 0 ? Math.min(outOfOrder, quantity) : 0,
  }));
};

interface Renting {
  readonly offers: readonly OfferSeed[];
  readonly bookings: readonly PlannedBooking[];
  readonly now: Date;
}

/** What can be rented, with which offers, and what guests have of it, after the bookings. */
export async function insertMaterials(db: Db, { offers, bookings, now }: Renting): Promise<void> {
  const names = Object.keys(MATERIAL_PROPERTIES) as MaterialPropertyName[];
  await insertRows(
    db,
    rentingMaterialProperties,
    names.map((name) => {
      const { choices = [], ...property }: MaterialPropertySeed = MATERIAL_PROPERTIES[name];
      return { id: materialPropertyId(name), ...property, choices: [...choices] };
    }),
  );
  await insertRows(
    db,
    rentingMaterials,
    MATERIALS.map(({ title, description, price, perDay = false, deposit = '' }) => ({
      id: materialId(title),
      title,
      description,
      grossPrice: price * 100,
      perDay,
      depositNote: deposit,
      vatRateId: vatRateId('Sal2.1, 8.1%'),
      createdAt: now,
    })),
  );
  await insertRows(
    db,
    rentingMaterialAsks,
    MATERIALS.flatMap((material) =>
      asksOf(material).map((name, position) => ({
        materialId: materialId(material.title),
        propertyId: materialPropertyId(name),
        position,
      })),
    ),
  );
  await insertRows(db, rentingMaterialStock, MATERIALS.flatMap(stockOf));
  await insertRows(
    db,
    offerRentingMaterials,
    offers.flatMap(({ code, kind }) =>
      MATERIALS.filter((material) => material.for.includes(kind)).map(({ title }, position) => ({
        offerId: offerId(code),
        materialId: materialId(title),
        position,
      })),
    ),
  );
  await insertRows(db, rentingMaterialOrders, materialOrders(bookings, now));
}
