import type { TextMessageCreate, TextMessageResponse } from '@firn/shared-contracts/api';
import type { Db, Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import type { Actor, Visitor } from '../../lib/principal.ts';
import { tooManyRequests, unauthorised } from '../../lib/problem.ts';
import { clockTimeFrom } from '../../lib/swiss-format.ts';
import { recordAudit } from '../audit/index.ts';
import { freeFrom, hourBefore, MOST_OF_GUIDE, MOST_OF_OFFICE } from '../event-messages/index.ts';
import { findTextMessage } from './text-messages.read-model.ts';
import { insertMessage, sentSince, withdrawWaiting } from './text-messages.repository.ts';
import { planText, requireReaders, type TextPlan } from './text-plan.ts';

export interface Writing {
  readonly input: TextMessageCreate;
  readonly visitor: Visitor;
  readonly actor: Actor | null;
  readonly now: Date;
}

/** @throws 429 that says until when, after too many in an hour (docs/domain/text-messages.md#log). */
async function requirePace(db: Db, eventId: string | null, senderId: string, { visitor, now }: Writing) {
  const isOffice = visitor.permissions.isAdmin || visitor.impersonator !== null;
  const most = isOffice ? MOST_OF_OFFICE : MOST_OF_GUIDE;
  const until = freeFrom(await sentSince(db, { eventId, senderId, since: hourBefore(now) }), most);
  if (!until) return;
  const detail = `Du hast in einer Stunde schon ${most} SMS geschrieben. Bitte warte bis ${clockTimeFrom(until)} Uhr; was eilt, sagst du am Telefon.`;
  throw tooManyRequests(detail, Math.ceil((until.getTime() - now.getTime()) / 1000));
}

const senderOf = ({ visitor }: Writing): string => {
  const sender = visitor.impersonator ?? visitor.user;
  if (!sender) throw unauthorised();
  return sender.id;
};

/** The plan of a message that is not written. @throws the same as `writeText`, except where nobody is left. */
export async function previewText(db: Db, writing: Writing): Promise<TextPlan> {
  const plan = await planText(db, writing.input, writing.visitor, writing.now);
  await requirePace(db, plan.event?.id ?? null, senderOf(writing), writing);
  return plan;
}

/**
 * Writes a message: what goes to whom, the audit entry and the answer in one transaction
 * (docs/domain/text-messages.md#sending).
 * @throws 403, 404, 422 by field, 429.
 */
export async function writeText(tx: Tx, writing: Writing): Promise<TextMessageResponse> {
  const { input, visitor, actor, now } = writing;
  const senderId = senderOf(writing);
  await takeTurns(tx, `text messages of ${senderId}`);
  const plan = await previewText(tx, writing);
  requireReaders(plan, input);
  const { event, texts, plannedFor, anyHour, goodUntil } = plan;
  const group = input.recipients ? null : (input.group ?? 'participants');
  const id = await insertMessage(
    tx,
    {
      eventId: event?.id ?? null,
      group,
      senderId,
      text: input.text.trim(),
      plannedFor,
      anyHour,
      goodUntil,
      createdAt: now,
    },
    texts.map(({ name, phone, bookingPersonIds, userIds, text, segments }) => ({
      name,
      phone,
      bookingPersonIds: [...bookingPersonIds],
      userIds: [...userIds],
      text,
      segments,
    })),
  );
  const diff = { recipients: { from: null, to: texts.length } };
  const about = event
    ? { entity: 'event', entityId: event.id, label: event.code }
    : { entity: 'text_message', entityId: id };
  await recordAudit(tx, { ...about, action: `${about.entity}.text`, actor, at: now, diff });
  return stored(tx, id, visitor, now);
}

async function stored(tx: Tx, id: string, visitor: Visitor, now: Date): Promise<TextMessageResponse> {
  const message = await findTextMessage(tx, id, visitor, now);
  if (!message) throw new Error('The message was not stored.');
  return message;
}

const TAKEN_BACK = 'Zurückgezogen, bevor sie ging.';

/** Takes back what of a message still waits; again changes nothing. */
export async function withdrawText(
  tx: Tx,
  message: TextMessageResponse,
  { visitor, actor, now }: Omit<Writing, 'input'>,
): Promise<TextMessageResponse> {
  const withdrawn = await withdrawWaiting(tx, message.id, TAKEN_BACK);
  if (withdrawn > 0) {
    const diff = { recipients: { from: withdrawn, to: null } };
    const entry = { entity: 'text_message', entityId: message.id, action: 'text_message.withdraw' };
    await recordAudit(tx, { ...entry, actor, at: now, diff });
  }
  return stored(tx, message.id, visitor, now);
}
