import type { InvoiceIssuer, InvoiceRecipient } from '@firn/shared-contracts/api';
import { type LocalDate, zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { type Actor, authorIdOf } from '../../lib/principal.ts';
import { takeStep } from '../../records/index.ts';
import type { StepActor } from '../../records/state-machine.domain.ts';
import { nextNumber } from '../bookings/index.ts';
import type { MailSettings } from '../outbox/index.ts';
import type { Billing } from './billing.read-model.ts';
import { invoiceMachine } from './invoice-states.domain.ts';
import { insertDraft, labelOf, markCredited, markIssued, writeLines } from './invoices.repository.ts';
import { type BillLine, totalOf } from './lines-to-bill.domain.ts';
import {
  messageOf,
  printable,
  printableRecipient,
  qrPayload,
  referenceOf,
  splitAddress,
} from './qr-bill.domain.ts';

/** The actor who issues, the time, and the settings that hold. */
export interface Issuing {
  readonly actor: Actor | null;
  readonly by: Extract<StepActor, 'office' | 'system'>;
  readonly settings: MailSettings;
  readonly now: Date;
}

/** The account that invoices name: the QR-IBAN where the company has one. */
export const accountOf = ({ qrIban, iban }: Pick<MailSettings, 'qrIban' | 'iban'>): string | null =>
  qrIban ?? iban;

const issuerOf = (company: MailSettings): InvoiceIssuer => ({
  name: printable(company.name),
  ...splitAddress(company.street),
  postalCode: company.postalCode,
  city: printable(company.city),
  country: 'CH',
  phone: company.phone,
  email: company.email,
  vatNumber: company.vatNumber,
});

/** Gapless: the row of the year stays locked until the transaction ends, so one that fails gives its number back. */
async function takeNumber(tx: Tx, now: Date): Promise<string> {
  const year = zurichDate(now).slice(0, 4);
  const count = await nextNumber(tx, 'invoice', Number(year));
  return `R-${year}-${String(count).padStart(5, '0')}`;
}

interface InvoiceToIssue {
  /** Id of the draft it is made of; null makes one. */
  readonly draftId: string | null;
  readonly recipient: InvoiceRecipient;
  readonly lines: readonly BillLine[];
  readonly dueDate: LocalDate;
}

const newDraft = ({ booking, serviceFrom, serviceTo }: Billing, { actor, now }: Issuing) => ({
  bookingId: booking.id,
  serviceFrom,
  serviceTo,
  createdById: authorIdOf(actor),
  createdAt: now,
});

/**
 * Issues an invoice under the lock of the booking (docs/domain/payments.md#invoices).
 * @throws 409 `invalid-transition` without an account, or with nothing to bill.
 */
export async function writeInvoice(
  tx: Tx,
  billing: Billing,
  { draftId, lines, dueDate, ...asked }: InvoiceToIssue,
  issuing: Issuing,
): Promise<string> {
  const { actor, by, settings, now } = issuing;
  const iban = accountOf(settings);
  const total = totalOf(lines);
  const recipient = printableRecipient(asked.recipient);
  const id =
    draftId ?? (await insertDraft(tx, { ...newDraft(billing, issuing), kind: 'invoice', recipient, total }));
  const facts = { isOwed: total > 0, hasAccount: iban !== null, reason: '' };
  const step = { id, from: 'draft', to: 'issued', facts, by, actor, at: now } as const;
  await takeStep(tx, invoiceMachine, { ...step, label: billing.booking.number }, async () => {
    await writeLines(tx, id, lines);
    const number = await takeNumber(tx, now);
    const account = iban ?? '';
    const reference = referenceOf(number, account);
    const issuer = issuerOf(settings);
    const message = messageOf(number, billing.booking.number);
    await markIssued(tx, id, {
      number,
      recipient,
      issuer,
      total,
      iban,
      reference,
      qrPayload: qrPayload({ iban: account, issuer, amount: total, recipient, reference, message }),
      issuedOn: zurichDate(now),
      issuedAt: now,
      dueDate,
    });
  });
  return id;
}

interface CreditToIssue {
  readonly of: { readonly id: string; readonly number: string | null; readonly recipient: InvoiceRecipient };
  readonly lines: readonly BillLine[];
  /** True if nothing is left of the invoice then. */
  readonly isWhole: boolean;
  readonly reason: string;
}

/** Issues a credit note under the lock of the booking, and marks an invoice of which nothing is left. */
export async function writeCreditNote(
  tx: Tx,
  billing: Billing,
  { of, lines, isWhole, reason }: CreditToIssue,
  issuing: Issuing,
): Promise<string> {
  const { actor, by, settings, now } = issuing;
  const { recipient } = of;
  const total = totalOf(lines);
  const document = { kind: 'credit_note', creditNoteOfId: of.id, reason, recipient, total } as const;
  const id = await insertDraft(tx, { ...newDraft(billing, issuing), ...document });
  const known = { facts: { isOwed: true, hasAccount: true, reason }, by, actor, reason, at: now };
  const label = labelOf(of);
  await takeStep(tx, invoiceMachine, { ...known, id, from: 'draft', to: 'issued', label }, async () => {
    await writeLines(tx, id, lines);
    const number = await takeNumber(tx, now);
    const issued = { number, recipient, issuer: issuerOf(settings), total };
    await markIssued(tx, id, { ...issued, issuedOn: zurichDate(now), issuedAt: now });
  });
  if (!isWhole) return id;
  const credited = { ...known, id: of.id, from: 'issued', to: 'credited', label } as const;
  await takeStep(tx, invoiceMachine, credited, () => markCredited(tx, of.id));
  return id;
}
