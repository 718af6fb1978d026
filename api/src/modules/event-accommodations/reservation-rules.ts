import { addDays, zurichDate } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import type { Tx } from '../../db/client.ts';
import { formatDay } from '../../lib/swiss-format.ts';
import type { RuleContext } from '../../records/index.ts';
import { lockEvent, type ReservationRecord } from './event-accommodations.repository.ts';

/** Days before and after an event for which beds are still its own. */
const DAYS_AROUND = 7;

/** The rules of docs/domain/accommodations.md#reservations that no schema can say. */
export async function reservationViolations(
  tx: Tx,
  next: ReservationRecord,
  { before }: RuleContext<ReservationRecord>,
): Promise<readonly Violation[]> {
  if (before?.state === 'cancelled') {
    const message = 'Diese Reservation ist abgesagt und bleibt, wie sie ist. Erfasse eine neue.';
    return [{ propertyPath: 'state', message }];
  }
  const event = await lockEvent(tx, next.event);
  if (!event) return [];
  const violations: Violation[] = [];
  const add = (propertyPath: string, message: string) => violations.push({ propertyPath, message });
  if (before === null && ['cancelled', 'closed'].includes(event.state)) {
    add('event', 'Der Event findet nicht mehr statt: Er braucht keine Unterkunft.');
  }
  const first = addDays(zurichDate(event.start), -DAYS_AROUND);
  const last = addDays(zurichDate(event.end), DAYS_AROUND);
  if (next.arrival < first || next.arrival > last) {
    add(
      'arrival',
      `Bitte gib einen Tag an, der zum Event gehört: ${formatDay(first)} bis ${formatDay(last)}.`,
    );
  }
  if (next.departure <= next.arrival) {
    add('departure', 'Bitte gib einen Tag an, der nach der Anreise liegt.');
  } else if (next.departure > addDays(last, 1)) {
    add('departure', `Bitte gib einen Tag an, der zum Event gehört: bis ${formatDay(addDays(last, 1))}.`);
  }
  return violations;
}

/** Why a reservation stays: a house knows of it, or did. */
export const keptReservation = ({ state }: ReservationRecord): string | null =>
  state === 'planned'
    ? null
    : 'Die Unterkunft weiss von dieser Reservation, deshalb bleibt sie. Sag sie ab, statt sie zu löschen.';
