import type { InvoiceStepPreview, TransitionRequest } from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { authorIdOf } from '../../lib/principal.ts';
import { invalid, notFound } from '../../lib/problem.ts';
import {
  type Preview,
  requireStep,
  StaleError,
  type Transition,
  type TransitionStep,
} from '../../records/index.ts';
import { inTurn } from '../bookings/index.ts';
import { readLetterhead, rehearse } from '../outbox/index.ts';
import type { Billing, StoredDocument } from './billing.read-model.ts';
import { invoiceDue } from './billing-time.domain.ts';
import { draftAgain } from './draft-invoice.ts';
import { invoiceMachine } from './invoice-states.domain.ts';
import { creditNoteStays } from './invoices.errors.ts';
import { findDocumentPreview } from './invoices.read-model.ts';
import { findBookingIdOf, labelOf } from './invoices.repository.ts';
import { creditLinesOf, linesToBill } from './lines-to-bill.domain.ts';
import { lockBilling } from './lock-billing.ts';
import { mailDocument } from './mail-document.ts';
import { type Issuing, writeCreditNote, writeInvoice } from './write-document.ts';

/** Steps that somebody asks for (docs/domain/states.md#invoice). */
const OFFICE_STEPS = ['issued', 'credited'] as const;
type OfficeStep = (typeof OFFICE_STEPS)[number];

function stepNamed({ to }: TransitionRequest): OfficeStep {
  const step = OFFICE_STEPS.find((known) => known === to);
  if (step) return step;
  const message = `Bitte wähle einen dieser Zustände: ${OFFICE_STEPS.join(', ')}.`;
  throw invalid([{ propertyPath: 'to', message }]);
}

/** The draft as it is today: what the booking owes may have changed since it was made. */
function issueDraft(tx: Tx, billing: Billing, draft: StoredDocument, issuing: Issuing): Promise<string> {
  const { booking, owed, issued } = billing;
  const lines = linesToBill(owed, issued);
  const today = zurichDate(issuing.now);
  const dueDate = invoiceDue('all', issuing.settings, { today, dueDate: booking.dueDate });
  return writeInvoice(
    tx,
    billing,
    { draftId: draft.id, recipient: draft.recipient, lines, dueDate },
    issuing,
  );
}

/** Takes an invoice back as a whole; what the booking still owes becomes a draft, to be corrected first. */
async function credit(
  tx: Tx,
  billing: Billing,
  invoice: StoredDocument,
  { reason, ...issuing }: Issuing & { readonly reason: string },
): Promise<string> {
  const lines = creditLinesOf(invoice, billing.issued);
  const id = await writeCreditNote(tx, billing, { of: invoice, lines, isWhole: true, reason }, issuing);
  await draftAgain(tx, billing.booking.id, authorIdOf(issuing.actor), issuing.now);
  return id;
}

interface Made {
  readonly bookingId: string;
  /** The document that the step has made. */
  readonly id: string;
}

async function takeLocked(
  tx: Tx,
  { id, request, precondition, actor, origin }: TransitionStep,
  to: OfficeStep,
  now: Date,
): Promise<Made> {
  const bookingId = await findBookingIdOf(tx, id);
  const billing = bookingId ? await lockBilling(tx, bookingId) : null;
  const document = billing && [...billing.issued, billing.draft].find((each) => each?.id === id);
  if (!bookingId || !billing || !document) throw notFound();
  const reason = request.reason?.trim() ?? '';
  const facts = { isOwed: true, hasAccount: true, reason };
  const step = { id, from: document.state, to, facts, by: 'office', actor, at: now } as const;
  // Somebody who comes second is told that it is done, and not that the page is old.
  requireStep(invoiceMachine, { ...step, label: labelOf(document) });
  if (document.kind === 'credit_note') throw creditNoteStays();
  if (!precondition(document.version)) throw new StaleError();
  const settings = await readLetterhead(tx);
  const issuing = { actor, by: 'office', settings, now, reason } as const;
  const made = to === 'issued' ? issueDraft : credit;
  const madeId = await made(tx, billing, document, issuing);
  if (request.notify !== false) await mailDocument(tx, bookingId, madeId, { company: settings, origin, now });
  return { bookingId, id: madeId };
}

/**
 * Issues a draft, or credits an invoice; the answer is the document that came of it. It is mailed unless the tick is taken away.
 * @throws 404, StaleError, 409 `invalid-transition` and lock-timeout, 422 for a state that is no step.
 */
export const transitInvoice: Transition = async ({ db, clock }, step, finish) => {
  const to = stepNamed(step.request);
  return inTurn(db.transaction(async (tx) => finish(tx, (await takeLocked(tx, step, to, clock())).id)));
};

/** The document and the mails of a step: they are made, looked at and taken back. */
export const previewInvoiceStep: Preview['make'] = async (
  { db, clock },
  step,
): Promise<InvoiceStepPreview> => {
  const to = stepNamed(step.request);
  const bookingId = await findBookingIdOf(db, step.id);
  if (!bookingId) throw notFound();
  const booking = iri('bookings', bookingId);
  let document: InvoiceStepPreview['document'] | null = null;
  const write = async (tx: Tx) => {
    const made = await takeLocked(tx, step, to, clock());
    document = await findDocumentPreview(tx, made.id);
    return booking;
  };
  const mails = await rehearse(db, write, booking);
  if (!document) throw new Error('The step made no document.');
  const path = `${iri('invoices', step.id)}/transition`;
  return { '@id': path, '@type': 'InvoiceStepPreview', to, document, mails };
};
