import type { ReservationState } from '@firn/shared-contracts/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { accommodations } from '../../modules/accommodations/accommodations.table.ts';
import { eventAccommodations } from '../../modules/event-accommodations/event-accommodations.table.ts';
import { WANTED } from '../../modules/event-accommodations/needed-numbers.read-model.ts';
import { events } from '../../modules/events/events.table.ts';
import { houseId, houseOf } from '../catalogue/houses.ts';
import { seedId } from '../identity.ts';
import type { PlannedEvent } from '../plan/planned-event.ts';
import { eventId } from './events.ts';
import { insertRows } from './rows.ts';

const DAY_MS = 86_400_000;
/** Houses are asked that many days before. */
const ASKED_DAYS = 60;

/** Every seventh house that was asked has not said yes; every ninth knows of one person less. */
const UNANSWERED = 7;
const OUTDATED = 9;

const sleeps = ({ offer, start, end, state, spontaneous }: PlannedEvent): boolean =>
  houseOf(offer) !== null &&
  !spontaneous &&
  end.getTime() - start.getTime() > DAY_MS / 2 &&
  ['open', 'confirmed', 'closed', 'cancelled'].includes(state);

function stateOf({ state, start }: PlannedEvent, index: number, now: Date): ReservationState {
  if (state === 'cancelled') return 'cancelled';
  const days = (start.getTime() - now.getTime()) / DAY_MS;
  if (days > ASKED_DAYS) return 'planned';
  return days > 0 && index % UNANSWERED === 0 ? 'requested' : 'confirmed';
}

function reservationRow(event: PlannedEvent, index: number, now: Date) {
  const state = stateOf(event, index, now);
  const askedAt = new Date(Math.min(now.getTime(), event.start.getTime()) - 20 * DAY_MS);
  return {
    id: seedId(`reservation/${event.code}`),
    eventId: eventId(event.code),
    accommodationId: houseId(houseOf(event.offer) ?? ''),
    state,
    halfBoard: true,
    ...(state !== 'planned' && { askedAt }),
    ...(state === 'confirmed' && { confirmedAt: new Date(askedAt.getTime() + DAY_MS) }),
    createdAt: event.createdAt,
  };
}

/** Beds of the events that last overnight, in every state; houses were asked for who is booked by now. */
export async function insertReservations(db: Db, planned: readonly PlannedEvent[], now: Date): Promise<void> {
  const rows = planned.filter(sleeps).map((event, index) => reservationRow(event, index, now));
  await insertRows(db, eventAccommodations, rows);
  await db.execute(sql`
    update event_accommodations set asked = wanted.numbers
    from (
      select ${eventAccommodations.id} as id, ${WANTED} as numbers from ${eventAccommodations}
      join ${events} on ${events.id} = ${eventAccommodations.eventId}
      join ${accommodations} on ${accommodations.id} = ${eventAccommodations.accommodationId}
    ) wanted
    where wanted.id = event_accommodations.id and event_accommodations.asked_at is not null`);
  const outdated = rows.filter(({ state }, index) => state === 'confirmed' && index % OUTDATED === 0);
  const ids = sql.param(outdated.map(({ id }) => id));
  await db.execute(sql`
    update event_accommodations
    set asked = jsonb_set(asked, '{persons}', to_jsonb(greatest((asked ->> 'persons')::int - 1, 1)))
    where id = any(${ids}::uuid[])`);
}
