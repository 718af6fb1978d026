import type { InvoiceIssuer } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import { invoiceDue } from '../../modules/invoices/billing-time.domain.ts';
import {
  type BillLine,
  type DocumentWithLines,
  nextDocument,
  totalOf,
} from '../../modules/invoices/lines-to-bill.domain.ts';
import { messageOf, qrPayload, referenceOf } from '../../modules/invoices/qr-bill.domain.ts';
import { recipientOf } from '../../modules/invoices/recipient.domain.ts';
import { COMPANY, COMPANY_MONEY } from '../company.ts';
import { inOrder } from '../in-order.ts';
import type { PlannedBooking } from './bookings.ts';

/** A document of a booking, issued at once: an invoice, or what takes some of it back. */
export interface PlannedInvoice extends DocumentWithLines {
  readonly booking: PlannedBooking;
  /** Which document of its booking it is, from 0. */
  readonly index: number;
  readonly number: string;
  readonly issuedAt: Date;
}

type Draft = Omit<PlannedInvoice, 'number'>;

const DAY = 86_400_000;
const MINUTE = 60_000;
/** Days after which somebody has left, or the office has called off. */
const CHANGED_AFTER_DAYS = 1;

const BILLED: readonly PlannedBooking['state'][] = ['confirmed', 'completed', 'cancelled', 'annulled'];

const nameOf = ({ persons }: PlannedBooking, position: number): string => {
  const guest = persons[position]?.guest;
  return guest ? `${guest.firstName} ${guest.lastName}` : '';
};

/** The price lines as a document bills them. */
const billLines = (booking: PlannedBooking): BillLine[] =>
  booking.lines.map(
    ({ change: _change, person, gross: _gross, discount: _discount, ...line }, linePosition) => ({
      ...line,
      linePosition,
      person: nameOf(booking, person),
    }),
  );

/** The lines that the booking owed when it was made, and owes after whatever has happened to it. */
function owedInTurn(booking: PlannedBooking): readonly (readonly [owed: readonly BillLine[], at: Date])[] {
  const lines = billLines(booking);
  const made = new Date(booking.createdAt.getTime() + MINUTE);
  const changed = new Date(booking.createdAt.getTime() + CHANGED_AFTER_DAYS * DAY);
  const first = [lines.filter((_line, position) => booking.lines[position]?.change === 0), made] as const;
  if (booking.state === 'cancelled') return [first, [lines, changed]];
  return booking.state === 'annulled' ? [first, [[], changed]] : [first];
}

function documentsOf(booking: PlannedBooking, now: Date): Draft[] {
  const documents: Draft[] = [];
  for (const [owed, at] of owedInTurn(booking)) {
    const issuedAt = at < now ? at : now;
    for (let next = nextDocument(owed, documents); next; next = nextDocument(owed, documents)) {
      const { kind, lines } = next;
      const creditNoteOfId = next.kind === 'credit_note' ? next.of : null;
      const index = documents.length;
      const id = `${booking.number}/${index}`;
      documents.push({
        booking,
        index,
        id,
        kind,
        state: 'issued',
        total: totalOf(lines),
        creditNoteOfId,
        lines,
        issuedAt,
      });
      const credited = documents.findIndex((document) => document.id === creditNoteOfId);
      const before = documents[credited];
      if (before && next.kind === 'credit_note' && next.isWhole)
        documents[credited] = { ...before, state: 'credited' };
    }
  }
  return documents;
}

/** Invoices and credit notes of every booking that was agreed upon, numbered without gaps per year in the order of their issue. */
export function planInvoices(bookings: readonly PlannedBooking[], now: Date): PlannedInvoice[] {
  const last = new Map<string, number>();
  return bookings
    .filter(({ state }) => BILLED.includes(state))
    .flatMap((booking) => documentsOf(booking, now))
    .toSorted(
      (left, right) => left.issuedAt.getTime() - right.issuedAt.getTime() || inOrder(left.id, right.id),
    )
    .map((document) => {
      const year = zurichDate(document.issuedAt).slice(0, 4);
      const count = (last.get(year) ?? 0) + 1;
      last.set(year, count);
      return { ...document, number: `R-${year}-${String(count).padStart(5, '0')}` };
    });
}

export const ISSUER: InvoiceIssuer = {
  name: COMPANY.name,
  street: COMPANY.street.replace(/ \d+$/, ''),
  houseNumber: /\d+$/.exec(COMPANY.street)?.[0] ?? '',
  postalCode: COMPANY.postalCode,
  city: COMPANY.town,
  country: 'CH',
  phone: COMPANY.phone,
  email: COMPANY.email,
  vatNumber: COMPANY_MONEY.vatNumber,
};

const TERMS = {
  invoiceTiming: 'at_once',
  invoiceDaysBeforeDue: 20,
  depositPercent: 0,
  depositTermDays: 10,
} as const;

/** The contents of a document besides its lines. */
export function paperOf({ booking, kind, number, total, issuedAt }: PlannedInvoice) {
  const recipient = recipientOf({ ...booking.booker, country: 'CH' }, null);
  const issuedOn = zurichDate(issuedAt);
  if (kind === 'credit_note') {
    const reason = 'Die Buchung hat sich geändert.';
    return { recipient, issuedOn, iban: null, reference: null, qrPayload: null, dueDate: null, reason };
  }
  const iban = COMPANY_MONEY.qrIban;
  const reference = referenceOf(number, iban);
  const message = messageOf(number, booking.number);
  return {
    recipient,
    issuedOn,
    iban,
    reference,
    qrPayload: qrPayload({ iban, issuer: ISSUER, amount: total, recipient, reference, message }),
    dueDate: invoiceDue('all', TERMS, { today: issuedOn, dueDate: booking.dueDate }),
    reason: null,
  };
}
