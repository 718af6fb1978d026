import type { MaterialProperty, Rappen } from '@firn/shared-contracts/domain';
import { materialPrice, rateOn, zurichDate } from '@firn/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isAmong } from '../../db/columns.ts';
import { iri } from '../../lib/iri.ts';
import { vatRates } from '../vat-rates/vat-rates.table.ts';
import { loadRentableIds } from './materials-of-event.read-model.ts';
import { propertiesOfMaterials } from './properties-of-materials.read-model.ts';
import { rentingMaterials } from './renting-materials.table.ts';

/** What somebody may rent with an event, at the price and the VAT of that event. */
export interface RentableMaterial {
  readonly '@id': string;
  readonly id: string;
  readonly title: string;
  /** Rappen per person for the whole event, VAT included. */
  readonly price: Rappen;
  readonly dryingDays: number;
  readonly vatCategory: string;
  readonly vatPercent: number;
  readonly accountingNo: string;
  readonly properties: readonly (MaterialProperty & { readonly id: string })[];
}

interface RentingEvent {
  readonly id: string;
  readonly offerId: string;
  readonly start: Date;
  readonly durationDays: number;
  readonly accountingNo: string;
}

/** In the order of the office (docs/domain/material.md#what-can-be-rented). */
export async function rentableMaterials(db: Db, event: RentingEvent): Promise<RentableMaterial[]> {
  const ids = await loadRentableIds(db, event.id, event.offerId);
  if (ids.length === 0) return [];
  const rows = await db
    .select({ material: rentingMaterials, rate: vatRates })
    .from(rentingMaterials)
    .innerJoin(vatRates, eq(vatRates.id, rentingMaterials.vatRateId))
    .where(isAmong(rentingMaterials.id, ids));
  const rates = await db.select().from(vatRates);
  const properties = await propertiesOfMaterials(db, ids);
  const day = zurichDate(event.start);
  return rows
    .toSorted((a, b) => ids.indexOf(a.material.id) - ids.indexOf(b.material.id))
    .map(({ material, rate }) => {
      const { category, percent } = rateOn(rate, rates, day);
      return {
        '@id': iri('renting_materials', material.id),
        id: material.id,
        title: material.title,
        price: materialPrice(material, event.durationDays),
        dryingDays: material.dryingDays,
        vatCategory: category,
        vatPercent: percent,
        accountingNo: event.accountingNo,
        properties: (properties.get(material.id) ?? []).map((property) => ({
          '@id': iri('renting_material_properties', property.id),
          ...property,
        })),
      };
    });
}
