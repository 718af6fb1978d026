import { addDays, invoiceBalances, type Rappen, zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { workThrough } from '../../lib/work-through.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { recordAudit } from '../audit/index.ts';
import {
  appendLines,
  findBooking,
  findPriceLines,
  limitLockWaits,
  reminderFeeLine,
} from '../bookings/index.ts';
import { listIssued } from '../invoices/index.ts';
import { lockLedger } from '../payments/index.ts';
import { readSettings } from '../settings/index.ts';
import {
  type DunnedInvoice,
  findDunned,
  listDunned,
  readReminderFacts,
} from './dunned-invoices.read-model.ts';
import { type DunningLevel, dueLevel, reminderFeeOf } from './dunning.domain.ts';
import { insertStep } from './dunning.repository.ts';
import { mailReminder } from './mail-reminder.ts';

interface RemindDeps extends ResourceDeps {
  /** Origin that visitors use, for links in mails. */
  readonly origin: string;
}

/** The origin for the links of a reminder, and its time. */
interface Occasion {
  readonly origin: string;
  readonly at: Date;
}

interface Step {
  readonly invoice: DunnedInvoice;
  readonly level: DunningLevel;
  readonly open: Rappen;
  readonly reminderFee: Rappen;
}

/** The step that is due by now, read anew under the lock of the booking; null if there is none any more. */
async function readStep(tx: Tx, { id, bookingId }: DunnedInvoice, at: Date): Promise<Step | null> {
  await limitLockWaits(tx);
  const ledger = await lockLedger(tx, bookingId);
  const invoice = ledger && (await findDunned(tx, id));
  if (!invoice) return null;
  const settings = await readSettings(tx);
  const level = dueLevel(invoice, settings, zurichDate(at));
  const balances = invoiceBalances(await listIssued(tx, bookingId), ledger.booking.paid);
  const open = balances.get(id)?.open ?? 0;
  return level && open > 0 ? { invoice, level, open, reminderFee: settings.reminderFee } : null;
}

async function takeStep(tx: Tx, { invoice, level, reminderFee, ...step }: Step, { origin, at }: Occasion) {
  const { id: invoiceId, bookingId, dueDate } = invoice;
  const facts = await readReminderFacts(tx, invoiceId);
  const booking = await findBooking(tx, bookingId);
  if (!booking) throw new Error(`The booking ${bookingId} is gone.`);
  const open = Math.min(step.open, facts.owed - facts.paid);
  const fee = reminderFeeOf({ ...facts, level, reminderFee });
  await insertStep(tx, { invoiceId, level, open, createdAt: at });
  if (fee > 0) await appendLines(tx, bookingId, [reminderFeeLine(await findPriceLines(tx, bookingId), fee)]);
  if (level < 3)
    await mailReminder(tx, {
      invoiceId,
      booking,
      facts,
      dueDate,
      level: level === 1 ? 1 : 2,
      open,
      fee,
      origin,
      at,
    });
  await recordAudit(tx, {
    actor: null,
    action: level < 3 ? 'booking.reminder' : 'booking.overdue',
    entity: 'booking',
    entityId: bookingId,
    label: booking.bookingNumber,
    diff: {
      invoice: { from: null, to: facts.number },
      level: { from: level - 1, to: level },
      ...(fee > 0 && { total: { from: booking.total, to: booking.total + fee } }),
    },
    at,
  });
}

/** Takes an invoice one step further; false if no step was due. */
async function remind(tx: Tx, invoice: DunnedInvoice, occasion: Occasion): Promise<boolean> {
  const step = await readStep(tx, invoice, occasion.at);
  if (step) await takeStep(tx, step, occasion);
  return step !== null;
}

/**
 * Reminds of invoices that were due (docs/domain/payments.md#dunning), one transaction each: a worker that dies leaves the
 * others to the next run. Of two at once, one waits for the lock of the booking and finds nothing left to do. A booking that
 * is busy is left to the next run, and one that fails does not hold up the others. Returns the number of steps.
 * @throws what the first invoice that failed has thrown, once the others are done.
 */
export async function remindPayers({ db, clock, origin }: RemindDeps): Promise<number> {
  const at = clock();
  const today = zurichDate(at);
  const settings = await readSettings(db);
  const listed = await listDunned(db, addDays(today, -settings.firstReminderDays));
  const due = listed.filter((each) => dueLevel(each, settings, today));
  let total = 0;
  const remindOf = async (invoice: DunnedInvoice) => {
    if (await db.transaction((tx) => remind(tx, invoice, { origin, at }))) total += 1;
  };
  await workThrough(due, remindOf, 'Payers could not be reminded.');
  return total;
}
