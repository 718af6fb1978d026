import type { BookingPersonRequest, BookingResponse } from '@firn/shared-contracts/api';
import { emailAlias } from '@firn/shared-contracts/domain';
import { emailKey } from '../../shared/person/email-key.ts';
import type { PersonContext } from '../../shared/person/person-context.ts';
import { personRequest } from '../../shared/person/person-request.logic.ts';
import type { PersonValues } from '../../shared/person/values.ts';
import type { Change } from './change.ts';
import { activePersons } from './may-change.logic.ts';

type Person = BookingResponse['bookingPersons'][number];

/** Those whose e-mail addresses are taken: everybody who stays. */
const staying = (booking: BookingResponse, replaced: Person | null): Person[] =>
  activePersons(booking).filter(({ id }) => id !== replaced?.id);

/** Name of the person who stays and has this address; null if nobody has it. */
export function ownerOf(booking: BookingResponse, replaced: Person | null, email: string): string | null {
  const key = emailKey(email);
  const owner = staying(booking, replaced).find((person) => key !== '' && emailKey(person.email) === key);
  return owner ? `${owner.firstName} ${owner.lastName}` : null;
}

/** The new person as the API takes it. */
export function newPersonRequest(
  booking: BookingResponse,
  replaced: Person | null,
  person: PersonValues,
  context: PersonContext,
): BookingPersonRequest {
  const { email } = booking.booker;
  const taken = new Set([email, ...staying(booking, replaced).map((each) => each.email)].map(emailKey));
  const own = person.viaBooker
    ? (emailAlias(email, person.firstName ?? '', taken) ?? email)
    : (person.email ?? '').trim();
  return personRequest(person, own, context);
}

/** Adds the person, or lets them take the place of another one. */
export function personChange(
  booking: BookingResponse,
  replaced: Person | null,
  person: BookingPersonRequest,
): Change {
  const hasJoined = (changed: BookingResponse) =>
    activePersons(changed).some(({ email }) => emailKey(email) === emailKey(person.email));
  return {
    path: replaced ? `${replaced['@id']}/replacement` : `${booking['@id']}/persons`,
    body: { person },
    isDone: (changed) =>
      hasJoined(changed) && !activePersons(changed).some(({ id }) => replaced !== null && id === replaced.id),
  };
}
