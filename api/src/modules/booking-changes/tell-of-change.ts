import type { BookingResponse } from '@firn/shared-contracts/api';
import { isMaterialFee, isReminderFee } from '@firn/shared-contracts/domain';
import type { Db, Tx } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import { bookingNotFound, briefedEvent, calendarBooking, findBooking, sumOf } from '../bookings/index.ts';
import { billingAfter } from '../invoices/index.ts';
import {
  type CalendarBooking,
  eventInvitation,
  eventPage,
  type MailedEvent,
  type OutgoingMail,
  queueMail,
  readLetterhead,
  type WrittenMail,
  withdrawMails,
} from '../outbox/index.ts';
import type { AskedChange } from './asked-change.ts';
import {
  type BookingNews,
  bookingCancelledMail,
  bookingChangedMail,
  bookingRebookedMail,
  type ChangeMailFacts,
} from './booking-change.mail.ts';
import { type ChangeFacts, type ChangePlan, seatedPersons } from './change-plan.ts';

/** States whose guests have the event in their calendar. */
const IN_CALENDAR: readonly BookingResponse['state'][] = ['pending_payment', 'confirmed'];

interface Telling {
  readonly facts: ChangeMailFacts;
  readonly at: Date;
  /** Its guest has it in the calendar like this. */
  readonly file: CalendarBooking;
}

/** With the calendar file of an event: published, or taken back. */
function withFile(
  mail: WrittenMail,
  { facts, at, file: booking }: Telling,
  file: { readonly template: string; readonly event: MailedEvent; readonly isCancelled: boolean },
): Omit<OutgoingMail, 'recipient' | 'about'> {
  const { event, isCancelled, template } = file;
  const link = eventPage(facts.origin, event);
  return { ...mail, template, invitation: eventInvitation(event, { isCancelled, link, at, booking }) };
}

function newsOf({ kind, leaves, joins }: ChangePlan): BookingNews {
  const left = leaves ? fullNameOf(leaves.person) : '';
  const joined = joins ? fullNameOf(joins) : '';
  if (kind === 'cancel_person') return { kind, left };
  if (kind === 'replace_person') return { kind, left, joined };
  if (kind === 'add_person') return { kind, joined };
  return kind === 'change_material' ? { kind } : { kind: 'restore' };
}

function mailOf(before: ChangeFacts, plan: ChangePlan, telling: Telling) {
  const { facts } = telling;
  if (plan.kind === 'cancel') {
    const mail = bookingCancelledMail(facts, before.booking.state);
    const template = 'booking_cancelled';
    const isKnown = IN_CALENDAR.includes(before.booking.state);
    const file = { template, event: before.event, isCancelled: true };
    return isKnown ? withFile(mail, telling, file) : { ...mail, template };
  }
  const isListed = IN_CALENDAR.includes(facts.booking.state);
  const published = (mail: WrittenMail, template: string) =>
    isListed
      ? withFile(mail, telling, { template, event: facts.event, isCancelled: false })
      : { ...mail, template };
  if (plan.event) return published(bookingRebookedMail(facts), 'booking_rebooked');
  return published(bookingChangedMail(facts, newsOf(plan)), 'booking_changed');
}

/** A booking once a change is made: as it is stored then, or as it would be. */
export interface ChangedBooking {
  readonly booking: ChangeMailFacts['booking'] & Pick<BookingResponse, 'lines' | 'cancellationPolicy'>;
  /** Names of who takes part. */
  readonly persons: readonly string[];
}

/** What its guest is written about a change, if anything: the same for its preview and for the change itself. */
export async function mailAboutChange(
  db: Db,
  { words, origin }: Pick<AskedChange, 'words' | 'origin'>,
  before: ChangeFacts,
  plan: ChangePlan,
  { booking, persons }: ChangedBooking,
): Promise<OutgoingMail | null> {
  if (before.booking.state === 'held' || words.notify === false) return null;
  const event = await briefedEvent(db, plan.event ?? before.event, before.now);
  const company = await readLetterhead(db);
  // All of the cancellations, because the total contains all of them.
  const fee = sumOf(
    booking.lines.filter((line) => line.kind === 'fee' && !isReminderFee(line) && !isMaterialFee(line)),
  );
  const billing = billingAfter(booking.total, before.documents);
  const facts = { booking, event, persons, fee, billing, origin, company };
  const mail = mailOf(before, plan, {
    facts,
    at: before.now,
    file: calendarBooking(event, booking, before.now),
  });
  return { ...mail, recipient: booking.booker.email, about: iri('bookings', booking.id) };
}

/**
 * Queues the mails about a change, once it is written (docs/domain/mails.md#changes-of-a-booking). Nobody is told of a
 * hold that ends: it was never confirmed, and its address may be that of a stranger.
 */
export async function tellOfChange(
  tx: Tx,
  asked: AskedChange,
  before: ChangeFacts,
  plan: ChangePlan,
): Promise<void> {
  const { id, state } = before.booking;
  if (state === 'held') return withdrawMails(tx, [iri('bookings', id)]);
  const booking = await findBooking(tx, id);
  if (!booking) throw bookingNotFound();
  const persons = booking.state === 'cancelled' ? [] : seatedPersons(booking).map(fullNameOf);
  const mail = await mailAboutChange(tx, asked, before, plan, { booking, persons });
  if (mail) await queueMail(tx, mail, before.now);
}
