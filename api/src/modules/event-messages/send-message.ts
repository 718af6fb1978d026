import type { EventMessageCreate, EventMessageResponse, PlannedMail } from '@firn/shared-contracts/api';
import { denial } from '../../access/access.ts';
import type { Db, Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { idOf } from '../../lib/iri.ts';
import type { Actor, Visitor } from '../../lib/principal.ts';
import { forbidden, invalid, notFound, tooManyRequests } from '../../lib/problem.ts';
import { clockTimeFrom } from '../../lib/swiss-format.ts';
import { recordAudit } from '../audit/index.ts';
import { findLedEvent, listTakingPart, readsAddresses } from '../booking-persons/index.ts';
import { type AddressSigner, keepCarried, readCarried } from '../documents/index.ts';
import { guidesOf, housesOf, officeAddress } from '../event-news/index.ts';
import { type OutgoingMail, plannedMail, queueMail } from '../outbox/index.ts';
import { readSettings } from '../settings/index.ts';
import { eventMessageMail } from './event-message.mail.ts';
import { findMessage, messageIri } from './event-messages.read-model.ts';
import { insertMessage, sentSince } from './event-messages.repository.ts';
import { freeFrom, hourBefore, MOST_OF_GUIDE, MOST_OF_OFFICE } from './message-pace.domain.ts';
import { type Recipient, recipientsOf } from './recipients.domain.ts';

interface Sending {
  readonly signer: AddressSigner;
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

/**
 * Those who read it beside the persons, as the office ticks them (docs/domain/mails.md#messages).
 * @throws 403 for anybody else.
 */
async function readOthers(db: Db, { eventId, input, visitor }: Sending): Promise<Recipient[]> {
  const also = input.also ?? [];
  if (also.length === 0) return [];
  if (!readsAddresses(visitor)) throw forbidden();
  const readers = [
    ...(also.includes('guides') ? await guidesOf(db, eventId) : []),
    ...(also.includes('houses') ? await housesOf(db, eventId) : []),
    ...(also.includes('office') ? [{ email: officeAddress(await readSettings(db)), name: 'Büro' }] : []),
  ];
  return recipientsOf(readers.map(({ email, name }) => ({ email, firstName: name, fullName: name })));
}

/** Leaves out whoever reads it at that address already. */
const withOthers = (persons: readonly Recipient[], others: readonly Recipient[]): Recipient[] => {
  const known = new Set(persons.map(({ email }) => email));
  return [...persons, ...others.filter(({ email }) => !known.has(email))];
};

type Letter = Omit<OutgoingMail, 'about'>;

/** @throws 429 that says until when, after too many in an hour (docs/domain/mails.md#messages). */
async function requirePace(db: Db, { eventId, visitor, now }: Sending, senderId: string): Promise<void> {
  const isOffice = visitor.permissions.isAdmin || visitor.impersonator !== null;
  const most = isOffice ? MOST_OF_OFFICE : MOST_OF_GUIDE;
  const sent = await sentSince(db, { eventId, senderId, since: hourBefore(now) });
  const until = freeFrom(sent, most);
  if (!until) return;
  const detail = `Du hast zu diesem Event in einer Stunde schon ${most} Nachrichten geschickt. Bitte warte bis ${clockTimeFrom(until)} Uhr; was eilt, sagst du am Telefon.`;
  throw tooManyRequests(detail, Math.ceil((until.getTime() - now.getTime()) / 1000));
}

/** @throws 403 for anybody but the office, 422 naming what is not there any more. */
async function readAttachments(tx: Db, { input, visitor, now }: Sending, byId: string) {
  const references = input.attachments ?? [];
  if (references.length > 0 && denial('documents.create', visitor) !== null) throw forbidden();
  return readCarried(tx, { field: 'attachments', references, kind: 'attachment', byId, now });
}

/** One letter per address. @throws 404 for an event that the visitor does not lead, 403, 422 by field, 429. */
async function writeLetters(tx: Db, sending: Sending) {
  const { eventId, input, visitor, now } = sending;
  const event = await findLedEvent(tx, eventId, visitor, now);
  const sender = visitor.impersonator ?? visitor.user;
  if (!event || !sender) throw notFound();
  await requirePace(tx, sending, sender.id);
  const recipients = withOthers(await readRecipients(tx, sending), await readOthers(tx, sending));
  const attachments = await readAttachments(tx, sending, sender.id);
  const carries = attachments.map(({ documentId, fileName }) => ({ documentId, fileName }));
  const { subject, text } = input;
  const company = await readSettings(tx);
  const letters = recipients.map(({ email, firstNames }): Letter => {
    const letter = eventMessageMail({ firstNames, text, sender: fullNameOf(sender), event, company });
    const envelope = { template: 'event_message', recipient: email, replyTo: sender.email };
    return { ...letter, ...envelope, subject, attachments: carries };
  });
  return { event, sender, recipients, attachments, letters };
}

/** What a message would send. @throws the same. */
export async function previewMessage(db: Db, sending: Sending): Promise<PlannedMail[]> {
  const { letters, recipients } = await writeLetters(db, sending);
  const isShown = readsAddresses(sending.visitor);
  const nameOf = (address: string) => recipients.find(({ email }) => email === address)?.name ?? '';
  return letters.map((letter) => {
    const mail = plannedMail(letter);
    return isShown ? mail : { ...mail, to: nameOf(letter.recipient) };
  });
}

/**
 * Writes to persons of an event: the message, its mails, audit entry and answer in one transaction
 * (docs/domain/mails.md#messages).
 * @throws the same.
 */
export async function sendMessage(tx: Tx, sending: Sending): Promise<EventMessageResponse> {
  const { eventId, input, actor, now } = sending;
  await takeTurns(tx, `messages of event ${eventId}`);
  const { event, sender, recipients, attachments, letters } = await writeLetters(tx, sending);
  await keepCarried(tx, attachments, now);
  const { subject, text } = input;
  const id = await insertMessage(tx, {
    eventId,
    senderId: sender.id,
    subject,
    text,
    recipients: recipients.map(({ name, email }) => ({ name, email })),
    attachments,
    createdAt: now,
  });
  const about = messageIri(eventId, id);
  for (const letter of letters) await queueMail(tx, { ...letter, about }, now);
  const diff = {
    recipients: { from: null, to: recipients.length },
    attachments: { from: null, to: attachments.length },
  };
  const entry = { entity: 'event', entityId: eventId, label: event.code, actor, at: now };
  await recordAudit(tx, { ...entry, action: 'event.message', diff });
  const stored = await findMessage(tx, eventId, id, sending);
  if (!stored) throw new Error('The message was not stored.');
  return stored;
}
