import type { RentingMaterialResponse } from '@firn/shared-contracts/api';
import { fittingStock, type MaterialChoice } from '@firn/shared-contracts/domain';

interface WithMaterials {
  readonly materials: readonly RentingMaterialResponse[];
}

/** What can be rented by somebody who has pieces of it already: those are free for them. */
export function withOwnPieces<Of extends WithMaterials>(rentable: Of, choice: MaterialChoice): Of {
  const materials = rentable.materials.map((material) => {
    const { availability } = material;
    if (!availability || !choice.rentingMaterial.includes(material['@id'])) return material;
    const own = fittingStock(availability.stock, choice);
    const stock = availability.stock.map((line) => (line === own ? { ...line, free: line.free + 1 } : line));
    return { ...material, availability: { ...availability, stock } };
  });
  return { ...rentable, materials };
}
