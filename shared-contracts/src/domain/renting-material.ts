/** States of what somebody rents (docs/domain/states.md#material-order). */
export const MATERIAL_ORDER_STATES = [
  'requested',
  'reserved',
  'handed_out',
  'returned',
  'damaged',
  'lost',
  'cancelled',
] as const;
export type MaterialOrderState = (typeof MATERIAL_ORDER_STATES)[number];

/** Steps that the office takes with an order. */
export const MATERIAL_ORDER_STEPS = ['pack', 'unpack', 'hand_out', 'return', 'damage', 'lose'] as const;
export type MaterialOrderStep = (typeof MATERIAL_ORDER_STEPS)[number];

/** More free pieces than these are not told to the public. */
export const MOST_FREE_TOLD = 5;

/** Materials that one person rents for one event. */
export const MOST_MATERIALS_PER_PERSON = 20;

/** Rappen that a material costs a person for an event of so many days. */
export const materialPrice = (
  { grossPrice, perDay }: { readonly grossPrice: number; readonly perDay: boolean },
  durationDays: number,
): number => (perDay ? grossPrice * durationDays : grossPrice);
