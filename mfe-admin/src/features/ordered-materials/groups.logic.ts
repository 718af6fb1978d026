import type { LocalDate } from '@firn/shared-contracts/domain';
import type { ShownOrder } from './shown-order.logic.ts';

export const VIEWS = ['heute', 'woche', 'zurueck'] as const;
/** The orders that are shown; the values stand in the address. */
export type View = (typeof VIEWS)[number];

export interface PersonGroup {
  readonly person: ShownOrder['person'];
  readonly orders: readonly ShownOrder[];
}

export interface EventGroup {
  readonly event: ShownOrder['event'];
  /** Its last day. */
  readonly to: LocalDate;
  readonly orders: readonly ShownOrder[];
  readonly persons: readonly PersonGroup[];
}

const byPerson = (orders: readonly ShownOrder[]): PersonGroup[] =>
  [...Map.groupBy(orders, ({ person }) => person['@id']).values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ person: first.person, orders: own }] : [];
  });

/** A piece that went out before today is with its guest: it comes back in the other view. */
const isOut = ({ state, from }: ShownOrder, today: LocalDate) => state !== 'handed_out' || from >= today;

/** The orders of a view by event and person: what is due first, then by name. */
export function groupsOf(orders: readonly ShownOrder[], view: View, today: LocalDate): EventGroup[] {
  const shown =
    view === 'zurueck'
      ? orders
      : orders.filter((order) => isOut(order, today) && (view === 'woche' || order.from <= today));
  const due = ({ from, to }: ShownOrder) => (view === 'zurueck' ? to : from);
  const sorted = shown.toSorted(
    (a, b) =>
      due(a).localeCompare(due(b)) ||
      a.event.code.localeCompare(b.event.code) ||
      a.person.fullName.localeCompare(b.person.fullName, 'de') ||
      a.material.title.localeCompare(b.material.title, 'de'),
  );
  return [...Map.groupBy(sorted, ({ event }) => event['@id']).values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ event: first.event, to: first.to, orders: own, persons: byPerson(own) }] : [];
  });
}
