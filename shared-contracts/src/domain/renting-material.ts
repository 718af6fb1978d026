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

/** Material of an event is to be packed this many days before the start (docs/domain/material.md#open-work). */
export const PACKED_BEFORE_DAYS = 3;

/** What is still handed out this many days after the end of its event has to be asked for. */
export const BACK_WITHIN_DAYS = 2;

/** More free pieces than these are not told to the public. */
export const MOST_FREE_TOLD = 5;

/** Materials that one person rents for one event. */
export const MOST_MATERIALS_PER_PERSON = 20;

/** Rappen that a material costs a person for an event of so many days. */
export const materialPrice = (
  { grossPrice, perDay }: { readonly grossPrice: number; readonly perDay: boolean },
  durationDays: number,
): number => (perDay ? grossPrice * durationDays : grossPrice);
