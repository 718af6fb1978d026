import { type BookingResponse, bookingPath } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { newToken } from '../auth/index.ts';
import { keepLink } from '../bookings/index.ts';
import { invoiceFileName } from '../invoices/index.ts';
import { queueMail, readLetterhead } from '../outbox/index.ts';
import type { ReminderFacts } from './dunned-invoices.read-model.ts';
import type { DunningLevel } from './dunning.domain.ts';
import { type ReminderMailFacts, reminderMail } from './reminder.mail.ts';

interface Reminding extends Pick<ReminderMailFacts, 'open' | 'fee'> {
  readonly invoiceId: string;
  readonly booking: BookingResponse;
  readonly facts: ReminderFacts;
  readonly dueDate: string;
  readonly level: Exclude<DunningLevel, 3>;
  /** Origin of the links in the mail. */
  readonly origin: string;
  readonly at: Date;
}

/** The page of the booking; who has no account gets a link with a secret of its own. */
async function pageOf(tx: Tx, { id, user }: BookingResponse, at: Date): Promise<string> {
  if (user) return bookingPath(id);
  const token = newToken();
  await keepLink(tx, { bookingId: id, token }, at);
  return bookingPath(id, token);
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Queues the mail of a reminder, to whom the invoice is addressed; another payer than who booked gets no link. */
export async function mailReminder(tx: Tx, reminding: Reminding): Promise<void> {
  const { invoiceId, booking, facts, dueDate, level, open, fee, origin, at } = reminding;
  const { bookingNumber, booker, event } = booking;
  const recipient = facts.recipient.email ?? booker.email;
  const isBooker = isSame(recipient, booker.email);
  const mail = reminderMail(
    {
      name: isBooker ? booker.firstName : facts.recipient.name,
      bookingNumber,
      event: { ...event, start: new Date(event.start), end: new Date(event.end) },
      invoice: { number: facts.number, issuedOn: facts.issuedOn, dueDate, total: facts.total },
      open,
      fee,
      link: isBooker ? `${origin}${await pageOf(tx, booking, at)}` : null,
      company: await readLetterhead(tx),
    },
    level,
  );
  const about = iri('bookings', booking.id);
  const fileName = invoiceFileName({ kind: 'invoice', number: facts.number });
  const attachments = [{ documentId: invoiceId, fileName, made: 'invoice' } as const];
  await queueMail(tx, { ...mail, template: `reminder_${level}`, recipient, about, attachments }, at);
}
