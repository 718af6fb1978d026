import type { TextMessageCreate } from '@firn/shared-contracts/api';
import { TEXT_GROUPS } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { idOf } from '../../lib/iri.ts';
import type { Visitor } from '../../lib/principal.ts';
import { forbidden, invalid, notFound } from '../../lib/problem.ts';
import { findLedEvent, type LedEvent } from '../booking-persons/index.ts';
import {
  allGuides,
  chosenUsers,
  guidesOfEvent,
  participantsOf,
  peopleOfGroup,
} from './text-people.read-model.ts';
import type { Addressee } from './text-recipients.ts';

const refuse = (propertyPath: string, message: string) => invalid([{ propertyPath, message }]);

/** The people whom the references name, in their order. @throws 422 by index for the others. */
function chosen(
  references: readonly string[],
  find: (reference: string) => Addressee | undefined,
  message: string,
): Addressee[] {
  const violations = references.flatMap((reference, index) =>
    find(reference) ? [] : [{ propertyPath: `recipients[${index}]`, message }],
  );
  if (violations.length > 0) throw invalid(violations);
  return references.flatMap((reference) => find(reference) ?? []);
}

async function ofEvent(db: Db, eventId: string, input: TextMessageCreate): Promise<Addressee[]> {
  const { group = 'participants', recipients } = input;
  if (!(TEXT_GROUPS as readonly string[]).includes(group))
    throw refuse('group', 'Von einem Event gibt es «participants» und «guides».');
  if (!recipients) return group === 'guides' ? guidesOfEvent(db, eventId) : participantsOf(db, eventId);
  const persons = new Map((await participantsOf(db, eventId)).map((one) => [one.bookingPersonId, one]));
  const find = (reference: string) => persons.get(idOf('booking_persons', reference));
  return chosen(recipients, find, 'Diese Person nimmt an diesem Event nicht teil.');
}

async function ofNoEvent(db: Db, { group, recipients }: TextMessageCreate): Promise<Addressee[]> {
  if (group === 'participants')
    throw refuse('event', 'Nenne den Event, an dessen Teilnehmende die SMS geht.');
  if (group) return group === 'guides' ? allGuides(db) : peopleOfGroup(db, group);
  if (!recipients) throw refuse('recipients', 'Nenne einen Event, eine Gruppe oder Personen.');
  const ids = recipients.flatMap((reference) => idOf('users', reference) ?? []);
  const people = new Map((await chosenUsers(db, ids)).map((one) => [one.userId, one]));
  const find = (reference: string) => people.get(idOf('users', reference));
  return chosen(
    recipients,
    find,
    'Diese Person kennen wir nicht. Zu Personen einer Buchung gehört ihr Event.',
  );
}

export interface Addressed {
  readonly event: LedEvent | null;
  readonly addressees: readonly Addressee[];
}

/**
 * The people whom a message names (docs/domain/text-messages.md#recipients).
 * @throws 403 for what is the office's, 404 for an event that the visitor does not lead, 422 by field.
 */
export async function gatherAddressees(
  db: Db,
  input: TextMessageCreate,
  visitor: Visitor,
  now: Date,
): Promise<Addressed> {
  if (input.group && input.recipients)
    throw refuse('recipients', 'Nenne entweder eine Gruppe oder Personen.');
  const { isAdmin } = visitor.permissions;
  if (!input.event) {
    if (!isAdmin) throw refuse('event', 'Nenne den Event, dessen Teilnehmende du erreichen willst.');
    return { event: null, addressees: await ofNoEvent(db, input) };
  }
  const eventId = idOf('events', input.event) ?? '';
  const event = await findLedEvent(db, eventId, visitor, now);
  if (!event) throw notFound();
  if (!isAdmin && input.group && input.group !== 'participants')
    throw forbidden('Eine SMS an Guides schreibt das Büro.');
  return { event, addressees: await ofEvent(db, eventId, input) };
}
