import type { Db, Tx } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import { recordAudit } from '../audit/index.ts';
import { bookingNotFound, inTurn, limitLockWaits } from '../bookings/index.ts';
import { lockLedger } from '../payments/index.ts';
import { alreadyStopped, notStopped } from './dunning.errors.ts';
import { deleteStop, insertStop } from './dunning.repository.ts';

interface Writing {
  readonly bookingId: string;
  readonly actor: Actor;
  readonly now: Date;
}

/** Locks the booking as whoever reminds of it does, and answers its number. @throws 404 */
async function lockNumber(tx: Tx, bookingId: string): Promise<string> {
  await limitLockWaits(tx);
  const ledger = await lockLedger(tx, bookingId);
  if (!ledger) throw bookingNotFound();
  return ledger.booking.number;
}

const traceOf = ({ bookingId, actor, now }: Writing, label: string) =>
  ({ actor, entity: 'booking', entityId: bookingId, label, at: now }) as const;

/** @throws Problem 409 lock-timeout while somebody else holds the booking. */
async function write(db: Db, work: (tx: Tx) => Promise<void>): Promise<void> {
  await inTurn(db.transaction(work));
}

/** From here on nobody is reminded of the booking. @throws 404; 409 if somebody has stopped it before, and lock-timeout. */
export const stopDunning = (db: Db, writing: Writing, reason: string): Promise<void> =>
  write(db, async (tx) => {
    const { bookingId, actor, now } = writing;
    const number = await lockNumber(tx, bookingId);
    // Behind an impersonation it is the admin's work.
    const createdById = actor.impersonatorId ?? actor.userId;
    if (!(await insertStop(tx, { bookingId, reason, createdById, createdAt: now }))) throw alreadyStopped();
    const diff = { reason: { from: null, to: reason } };
    await recordAudit(tx, { ...traceOf(writing, number), action: 'booking.dunning_stop', diff });
  });

/** Reminders go on where they were. @throws 404; 409 lock-timeout. */
export const resumeDunning = (db: Db, writing: Writing): Promise<void> =>
  write(db, async (tx) => {
    const number = await lockNumber(tx, writing.bookingId);
    if (!(await deleteStop(tx, writing.bookingId))) throw notStopped();
    await recordAudit(tx, { ...traceOf(writing, number), action: 'booking.dunning_resume' });
  });
