import type { RentingMaterialResponse } from '@firn/shared-contracts/api';

/** What the form of a material holds, as the wire has it. */
export const materialValues = (material: RentingMaterialResponse | null) => ({
  title: material?.title ?? '',
  description: material?.description ?? '',
  image: material?.image?.['@id'] ?? null,
  grossPrice: material?.grossPrice ?? null,
  perDay: material?.perDay ?? true,
  vatRate: material?.vatRate['@id'] ?? '',
  depositNote: material?.depositNote ?? '',
  dryingDays: material?.dryingDays ?? 1,
  activities: material?.activities.map((activity) => activity['@id']) ?? [],
  properties:
    material?.properties.map(({ title, type, unit, choices, minimum, maximum }) => ({
      title,
      type,
      unit,
      choices,
      minimum,
      maximum,
    })) ?? [],
  stock:
    material?.stock?.map(({ id, values, quantity, outOfOrder }) => ({
      id,
      values: values.map(({ title, value }) => ({ title, value })),
      quantity,
      outOfOrder,
    })) ?? [],
});
