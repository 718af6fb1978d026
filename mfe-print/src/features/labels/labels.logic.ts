import type { RentingMaterialResponse } from '@firn/shared-contracts/api';

type Stock = NonNullable<RentingMaterialResponse['stock']>[number];

/** The label of one piece. */
export interface Label {
  /** Stands in the QR code and below it; an order that was handed out names it. */
  readonly piece: string;
  readonly title: string;
  /** Empty for a material without sizes. */
  readonly size: string;
}

/** Letters and digits of a label that say which material and size it is of. */
const OWN = 6;

/**
 * Labels of the pieces of the same values: `3F9A1C-07` is the seventh of them. They stay the same however often they are
 * printed, and a piece more gets the next number (docs/domain/material.md#labels).
 */
function labelsOf(title: string, { id, values, quantity }: Stock): Label[] {
  const own = id.slice(-OWN).toUpperCase();
  const size = values.map(({ value }) => value).join(', ');
  return Array.from({ length: quantity }, (_label, place) => ({
    piece: `${own}-${String(place + 1).padStart(2, '0')}`,
    title,
    size,
  }));
}

/** Labels of all pieces of a material, in the order of its stock. */
export const allLabels = ({ title, stock }: Pick<RentingMaterialResponse, 'title' | 'stock'>): Label[] =>
  (stock ?? []).flatMap((row) => labelsOf(title, row));
