/** The effective value of a tour's field: the event's own if it has one, else the offer's. */
export function effective<Offer extends object, Field extends keyof Offer>(
  { offer, event }: { readonly offer: Offer; readonly event: { readonly [F in Field]: unknown } | null },
  field: Field,
): Offer[Field] {
  return (event?.[field] as Offer[Field]) ?? offer[field];
}

/**
 * The event's own list if it has any, else the offer's: pictures, places, activities, tags and price components
 * (docs/domain/events.md#overrides).
 */
export const ownOrInherited = <T>(own: readonly T[], inherited: readonly T[]): readonly T[] =>
  own.length > 0 ? own : inherited;
