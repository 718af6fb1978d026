import type { EventMessageCreate, EventMessageResponse, PlannedMail } from '@firn/shared-contracts/api';
import type { Db, Tx } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { idOf } from '../../lib/iri.ts';
import type { Actor, Visitor } from '../../lib/principal.ts';
import { invalid, notFound } from '../../lib/problem.ts';
import { recordAudit } from '../audit/index.ts';
import { findLedEvent, listTakingPart } from '../booking-persons/index.ts';
import { type OutgoingMail, plannedMail, queueMail } from '../outbox/index.ts';
import { readSettings } from '../settings/index.ts';
import { eventMessageMail } from './event-message.mail.ts';
import { findMessage, messageIri } from './event-messages.read-model.ts';
import { insertMessage } from './event-messages.repository.ts';
import { type Recipient, recipientsOf } from './recipients.domain.ts';

interface Sending {
  readonly eventId: string;
  readonly input: EventMessageCreate;
  readonly visitor: Visitor;
  readonly actor: Actor | null;
  readonly now: Date;
}

/** @throws 422 naming those who do not take part in the event. */
async function readRecipients(tx: Db, { eventId, input }: Sending): Promise<Recipient[]> {
  const persons = await listTakingPart(tx, eventId);
  const byId = new Map(persons.map((person) => [person.id, person]));
  const named = input.recipients.map((reference) => byId.get(idOf('booking_persons', reference) ?? ''));
  const violations = named.flatMap((person, index) =>
    person
      ? []
      : [{ propertyPath: `recipients[${index}]`, message: 'Diese Person nimmt an diesem Event nicht teil.' }],
  );
  if (violations.length > 0) throw invalid(violations);
  const found = named.flatMap((person) => person ?? []);
  return recipientsOf(found.map((person) => ({ ...person, fullName: fullNameOf(person) })));
}

type Letter = Omit<OutgoingMail, 'about'>;

/** One letter per address. @throws 404 for an event that the visitor does not lead, 422 naming who does not take part. */
async function writeLetters(tx: Db, sending: Sending) {
  const { eventId, input, visitor, now } = sending;
  const event = await findLedEvent(tx, eventId, visitor, now);
  const sender = visitor.impersonator ?? visitor.user;
  if (!event || !sender) throw notFound();
  const recipients = await readRecipients(tx, sending);
  const { subject, text } = input;
  const company = await readSettings(tx);
  const letters = recipients.map(({ email, firstNames }): Letter => {
    const letter = eventMessageMail({ firstNames, text, sender: fullNameOf(sender), event, company });
    return { ...letter, template: 'event_message', recipient: email, replyTo: sender.email, subject };
  });
  return { event, sender, recipients, letters };
}

/** What a message would send. @throws the same. */
export async function previewMessage(db: Db, sending: Sending): Promise<PlannedMail[]> {
  return (await writeLetters(db, sending)).letters.map(plannedMail);
}

/**
 * Writes to persons of an event: the message, its mails, audit entry and answer in one transaction
 * (docs/domain/mails.md#messages).
 * @throws the same.
 */
export async function sendMessage(tx: Tx, sending: Sending): Promise<EventMessageResponse> {
  const { eventId, input, actor, now } = sending;
  const { event, sender, recipients, letters } = await writeLetters(tx, sending);
  const { subject, text } = input;
  const id = await insertMessage(tx, {
    eventId,
    senderId: sender.id,
    subject,
    text,
    recipients: recipients.map(({ name, email }) => ({ name, email })),
    createdAt: now,
  });
  const about = messageIri(eventId, id);
  for (const letter of letters) await queueMail(tx, { ...letter, about }, now);
  const diff = { recipients: { from: null, to: recipients.length } };
  const entry = { entity: 'event', entityId: eventId, label: event.code, actor, at: now };
  await recordAudit(tx, { ...entry, action: 'event.message', diff });
  const stored = await findMessage(tx, eventId, id);
  if (!stored) throw new Error('The message was not stored.');
  return stored;
}
