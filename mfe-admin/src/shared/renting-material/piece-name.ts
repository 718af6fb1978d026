import type { RentingMaterialOrderResponse } from '@firn/shared-contracts/api';

/** Material and values, such as «Bergschuhe 42» and «Ski 178 cm, weich». */
export const pieceName = ({
  material,
  values,
}: Pick<RentingMaterialOrderResponse, 'material' | 'values'>): string =>
  [material.title, values.map(({ value }) => value).join(', ')].filter(Boolean).join(' ');
