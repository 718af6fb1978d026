import type { ReplacementRequest } from '@firn/shared-contracts/api';
import { includedVat, type Rappen, round5 } from '@firn/shared-contracts/domain';
import { creditFor, isChangeable, type NewLine, personColumns, standingLines } from '../bookings/index.ts';
import { changeOver } from './booking-changes.errors.ts';
import { type ChangeFacts, type ChangePlan, seatedPersons } from './change-plan.ts';
import { materialLinesOf, takenBy } from './chosen-material.ts';
import { untilDeadline } from './deadline.ts';
import { requireJoining } from './joining-person.ts';

/** Off a frozen line: what somebody of the booking got off the same one, else what the event gives off today. */
function discountOf(line: NewLine, { lines, event }: ChangeFacts): Rappen {
  const alike = [line, ...lines].filter(({ title, gross }) => title === line.title && gross === line.gross);
  const known = alike.find(({ discount }) => discount > 0);
  if (known) return known.discount;
  const component = event.components.find(({ title }) => title === line.title);
  return component?.eligibleForSacDiscount ? round5((line.gross * event.sacDiscountPercent) / 100) : 0;
}

/** What the old person pays goes over to the new one; the SAC discount is worked out anew. */
function linesFor(facts: ChangeFacts, from: number, to: number, sac: boolean): NewLine[] {
  const { lines } = facts;
  // The sizes of somebody else are of no use: the new person chooses anew.
  const going = standingLines(lines, from).filter(({ origin }) => origin !== 'material');
  const taken = going.map((line) => {
    const discount = sac ? discountOf(line, facts) : 0;
    const total = line.gross - discount;
    return {
      ...line,
      kind: 'component',
      person: to,
      discount,
      total,
      vat: includedVat(total, line.vatPercent),
    } as const;
  });
  return [...creditFor(lines, [from]), ...taken];
}

/** Somebody else takes the seat of a person (docs/domain/cancellation.md#replacement). */
export function planReplacement(
  facts: ChangeFacts,
  personId: string,
  { person: joining }: ReplacementRequest,
): ChangePlan {
  const { booking, event, now } = facts;
  if (!isChangeable(booking.state)) throw changeOver('ended');
  const position = booking.bookingPersons.findIndex(({ id }) => id === personId);
  const person = booking.bookingPersons[position];
  if (person?.state !== 'active') throw changeOver('person_ended');
  const joiningAt = booking.bookingPersons.length;
  const seated = seatedPersons(booking);
  requireJoining(
    joining,
    booking,
    seated.filter(({ id }) => id !== personId),
  );
  return {
    kind: 'replace_person',
    lines: [
      ...linesFor(facts, position, joiningAt, joining.sac),
      ...materialLinesOf(event, joining, joiningAt),
    ],
    material: { gives: [], takes: takenBy(event, joining, joiningAt) },
    persons: seated.length,
    leaves: { person: { ...person, position }, to: 'replaced' },
    joins: personColumns(joining),
    ...untilDeadline([event], now),
    freePlaces: null,
  };
}
