import type { ClosedPeriodCreate, ClosedPeriodResponse } from '@firn/shared-contracts/api';
import {
  addDays,
  endsMonth,
  type LocalDate,
  type Period,
  quarterOf,
  zurichDate,
} from '@firn/shared-contracts/domain';
import type { Db, Tx } from '../../db/client.ts';
import { type Actor, authorIdOf } from '../../lib/principal.ts';
import { formatNumericDay } from '../../lib/swiss-format.ts';
import { recordAudit } from '../audit/index.ts';
import { limitLockWaits } from '../bookings/index.ts';
import { findClosedPeriod } from './closed-periods.read-model.ts';
import { closeBooks, lockBooks } from './closed-periods.repository.ts';
import { isClosedAlready, notConfirmed, notOverYet, notTheEndOfAMonth } from './finance.errors.ts';
import { readFigures } from './finance.read-model.ts';
import { readStatement } from './vat-statement.read-model.ts';

interface Closing {
  readonly actor: Actor;
  readonly now: Date;
}

/** @throws 422 for a day that ends no month or is not over, and without the typed day. */
function requireDay({ lastDay, confirmation }: ClosedPeriodCreate, today: LocalDate): void {
  if (!endsMonth(lastDay)) throw notTheEndOfAMonth();
  if (lastDay >= today) throw notOverYet();
  if (confirmation.trim() !== formatNumericDay(lastDay)) throw notConfirmed(lastDay);
}

/** Keeps a period with its figures of now, and closes it; answers with its id. */
export async function keepClosedPeriod(
  tx: Tx,
  period: Period,
  { createdById, now }: { readonly createdById: string; readonly now: Date },
): Promise<string> {
  const figures = await readFigures(tx, period, zurichDate(now));
  const statement = await readStatement(tx, figures);
  return closeBooks(tx, {
    firstDay: period.from,
    lastDay: period.to,
    figures: { figures, statement },
    createdById,
    createdAt: now,
  });
}

async function close(tx: Tx, lastDay: LocalDate, { actor, now }: Closing): Promise<ClosedPeriodResponse> {
  await limitLockWaits(tx);
  const closedThrough = await lockBooks(tx);
  if (closedThrough !== null && lastDay <= closedThrough) throw isClosedAlready(closedThrough);
  const firstDay = closedThrough === null ? quarterOf(lastDay).from : addDays(closedThrough, 1);
  const createdById = authorIdOf(actor) ?? actor.userId;
  const id = await keepClosedPeriod(tx, { from: firstDay, to: lastDay }, { createdById, now });
  await recordAudit(tx, {
    actor,
    action: 'closed_period.close',
    entity: 'closed_period',
    entityId: id,
    label: `${formatNumericDay(firstDay)} – ${formatNumericDay(lastDay)}`,
    diff: { lastDay: { from: closedThrough, to: lastDay } },
    at: now,
  });
  const closed = await findClosedPeriod(tx, id);
  if (!closed) throw new Error('The closed period was not written.');
  return closed;
}

/**
 * Closes what is open up to a day, with its figures of this moment (docs/domain/payments.md#closing). The first closing begins with
 * its quarter, and closes what lies before as well.
 * @throws 422 for another day; 409 period-closed.
 */
export async function closePeriod(
  db: Db,
  body: ClosedPeriodCreate,
  closing: Closing,
): Promise<ClosedPeriodResponse> {
  requireDay(body, zurichDate(closing.now));
  return db.transaction((tx) => close(tx, body.lastDay, closing));
}
