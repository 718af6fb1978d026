import type { RentingMaterialResponse } from '@firn/shared-contracts/api';
import {
  type FreeStock,
  fittingStock,
  type MaterialChoice,
  MOST_FREE_TOLD,
  propertyValueOf,
} from '@firn/shared-contracts/domain';

export type StockedMaterial = Pick<RentingMaterialResponse, '@id' | 'title' | 'properties' | 'availability'>;

const stockOf = ({ availability }: StockedMaterial): readonly FreeStock[] => availability?.stock ?? [];

/** Pieces of a stock that are left for one person of a booking, once the others have theirs; of many nobody is told how many. */
function leftOf(line: FreeStock, material: StockedMaterial, others: readonly MaterialChoice[]): number {
  if (line.free >= MOST_FREE_TOLD) return line.free;
  const taken = others.filter(
    (other) =>
      other.rentingMaterial.includes(material['@id']) && fittingStock(stockOf(material), other) === line,
  );
  return line.free - taken.length;
}

/** Whether a piece in the sizes of a person is free. */
export function isFree(
  material: StockedMaterial,
  choice: MaterialChoice,
  others: readonly MaterialChoice[],
): boolean {
  const line = fittingStock(stockOf(material), choice);
  return line !== null && leftOf(line, material, others) > 0;
}

/** Whether there is any piece left at all. */
export const isAnyFree = (material: StockedMaterial, others: readonly MaterialChoice[]): boolean =>
  stockOf(material).some((line) => leftOf(line, material, others) > 0);

/** The properties by which the pieces of a material differ, in the order in which they are asked for. */
export const sizesOf = (material: StockedMaterial) =>
  material.properties.filter((property) =>
    stockOf(material).some(({ values }) =>
      values.some(({ rentingMaterialProperty }) => rentingMaterialProperty === property['@id']),
    ),
  );

const bySize = (one: string, other: string) => Number(one) - Number(other) || 0;

/** The values of a property in which pieces are free, as far as the other sizes of the person go with them. */
export function freeValues(
  material: StockedMaterial,
  propertyIri: string,
  choice: MaterialChoice,
  others: readonly MaterialChoice[],
): readonly string[] {
  const isFitting = ({ values }: FreeStock) =>
    values.every(({ rentingMaterialProperty, value }) => {
      const own = propertyValueOf(choice, rentingMaterialProperty);
      return rentingMaterialProperty === propertyIri || own === '' || own === value;
    });
  const free = stockOf(material)
    .filter((line) => isFitting(line) && leftOf(line, material, others) > 0)
    .flatMap(({ values }) => values)
    .filter(({ rentingMaterialProperty }) => rentingMaterialProperty === propertyIri)
    .map(({ value }) => value);
  return [...new Set(free)].sort(bySize);
}
