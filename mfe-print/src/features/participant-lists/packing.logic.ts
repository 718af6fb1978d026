import type { RentingMaterialOrderResponse } from '@firn/shared-contracts/api';

type Order = RentingMaterialOrderResponse;

export const sizeOf = ({ values }: Pick<Order, 'values'>): string =>
  values.map(({ value }) => value).join(', ');

/** Persons by name, and of each the materials by title. */
export const byPerson = (orders: readonly Order[]): readonly Order[] =>
  orders.toSorted(
    (a, b) =>
      a.person.fullName.localeCompare(b.person.fullName, 'de') ||
      a.material.title.localeCompare(b.material.title, 'de'),
  );

export interface Fetched {
  readonly piece: string;
  readonly count: number;
}

/** How many of each material and size are to be fetched; what is packed or out lies in the store no more. */
export function toFetch(orders: readonly Order[]): readonly Fetched[] {
  const left = orders.filter(({ state, packed }) => state !== 'handed_out' && !packed);
  const pieces = Map.groupBy(left, (order) =>
    [order.material.title, sizeOf(order)].filter(Boolean).join(' '),
  );
  return [...pieces]
    .map(([piece, { length: count }]) => ({ piece, count }))
    .toSorted((a, b) => a.piece.localeCompare(b.piece, 'de', { numeric: true }));
}
