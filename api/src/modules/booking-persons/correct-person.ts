import type {
  BookingPersonPatch,
  BookingPersonRequest,
  ParticipantResponse,
} from '@firn/shared-contracts/api';
import type { Violation } from '@firn/shared-contracts/shell';
import type { Tx } from '../../db/client.ts';
import { invalid, notFound } from '../../lib/problem.ts';
import { diffOf } from '../../records/changes.domain.ts';
import { StaleError } from '../../records/index.ts';
import { recordAudit } from '../audit/index.ts';
import { countChange, findEventForBooking, joiningViolations, personColumns } from '../bookings/index.ts';
import { labelOfPerson, lockPerson } from './attendance.repository.ts';
import { findParticipant } from './booking-persons.read-model.ts';
import type { PersonWrite } from './mark-attendance.ts';
import { isAddressTaken, type PersonRow, readPerson, updatePerson } from './persons.repository.ts';

type Corrections = Omit<BookingPersonPatch, 'state'>;

/** The person as a booking would ask for it, with what is corrected. */
function corrected(row: PersonRow, fields: Corrections): BookingPersonRequest {
  const {
    id: _id,
    version: _version,
    bookingId: _booking,
    position: _position,
    state: _state,
    searchText: _searched,
    ...stored
  } = row;
  const given = Object.fromEntries(
    Object.entries(stored).filter(([, value]) => value !== null && value !== ''),
  );
  return { ...given, ...fields } as BookingPersonRequest;
}

const TAKEN = 'Diese E-Mail-Adresse ist schon bei einer anderen Person eingetragen.';

async function violationsOf(
  tx: Tx,
  row: PersonRow,
  next: BookingPersonRequest,
  { eventId, now }: { readonly eventId: string; readonly now: Date },
): Promise<Violation[]> {
  const event = await findEventForBooking(tx, eventId);
  if (!event) throw notFound();
  const ofRules = joiningViolations(next, [], event, now).map(({ propertyPath, message }) => ({
    propertyPath: propertyPath.replace('person.', ''),
    message,
  }));
  return [
    ...ofRules,
    ...((await isAddressTaken(tx, row, next.email)) ? [{ propertyPath: 'email', message: TAKEN }] : []),
  ];
}

/**
 * Corrects what a booking says of a person, by the rules of a booking (docs/domain/bookings.md#person-fields).
 * @throws 404, StaleError, 422 naming the fields.
 */
export async function correctPerson(
  tx: Tx,
  { id, visitor, actor, precondition, now }: PersonWrite,
  fields: Corrections,
): Promise<ParticipantResponse> {
  const locked = await lockPerson(tx, id);
  const row = await readPerson(tx, id);
  if (!locked || !row) throw notFound();
  if (!precondition(locked.version)) throw new StaleError();
  const next = corrected(row, fields);
  const violations = await violationsOf(tx, row, next, { eventId: locked.eventId, now });
  if (violations.length > 0) throw invalid(violations);
  const columns = personColumns(next);
  const diff = diffOf<object>('booking_person', row, { ...row, ...columns });
  if (Object.keys(diff).length > 0) {
    await updatePerson(tx, id, columns);
    await countChange(tx, locked.bookingId);
    const label = labelOfPerson(locked.bookingNumber, locked.position);
    const entry = { actor, entity: 'booking_person', entityId: id, label, diff, at: now };
    await recordAudit(tx, { ...entry, action: 'booking_person.update' });
  }
  const read = await findParticipant(tx, id, visitor, now);
  if (!read) throw notFound();
  return read;
}
