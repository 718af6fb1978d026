import { addDays, zurichDate, zurichInstant } from '@firn/shared-contracts/domain';
import { count, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { events } from '../../modules/events/events.table.ts';
import { OFFERS } from '../catalogue/index.ts';
import { seedId } from '../identity.ts';
import { offerId } from '../ids.ts';
import { insertRows } from '../insert/rows.ts';
import { createRandom } from '../random.ts';

/** Numbers of bulk events start here, far above those of the demo. */
const FIRST_NUMBER = 1_001;
const AHEAD_DAYS = 700;
const BATCH = 5_000;

/** One event of the bulk: the offers take turns, the dates are spread over the coming 700 days. */
function bulkEvent(index: number, today: string): typeof events.$inferInsert {
  const offer = OFFERS[index % OFFERS.length];
  if (!offer) throw new Error('The catalogue is empty');
  const random = createRandom(`bulk/${index}`);
  const code = `E-${offer.code}-${FIRST_NUMBER + Math.floor(index / OFFERS.length)}`;
  const day = addDays(today, random.integer(1, AHEAD_DAYS));
  const last = addDays(day, offer.program.length - 1);
  return {
    id: seedId(`event/${code}`),
    code,
    offerId: offerId(offer.code),
    start: zurichInstant(day, offer.meetingTime),
    end: zurichInstant(last, '23:30'),
    registrationDeadline: zurichInstant(day),
    createdAt: zurichInstant(addDays(today, -random.integer(1, 200)), '10:00'),
    state: random.chance(0.85) ? 'open' : 'confirmed',
    published: true,
  };
}

async function countEvents(db: Db): Promise<{ total: number; bulk: number }> {
  const [row] = await db
    .select({
      total: count(),
      bulk: sql<number>`count(*) filter (where code ~ '-[0-9]{4,}$')`.mapWith(Number),
    })
    .from(events);
  return { total: row?.total ?? 0, bulk: row?.bulk ?? 0 };
}

/**
 * Adds bookable events of the demo's offers until there are `size` events in all: deterministic data at a chosen
 * size, for benchmarks. Adds nothing when there are that many already. The demo must exist.
 */
export async function seedEvents(
  { db, now }: { readonly db: Db; readonly now: Date },
  size: number,
): Promise<void> {
  const today = zurichDate(now);
  await db.transaction(async (tx) => {
    const { total, bulk } = await countEvents(tx);
    const end = bulk + Math.max(0, size - total);
    for (let start = bulk; start < end; start += BATCH) {
      const length = Math.min(BATCH, end - start);
      const rows = Array.from({ length }, (_, offset) => bulkEvent(start + offset, today));
      await insertRows(tx, events, rows);
    }
  });
}
