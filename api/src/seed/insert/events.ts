import type { EventState } from '@firn/shared-contracts/domain';
import type { Db } from '../../db/client.ts';
import { stateChanges } from '../../modules/audit/audit.table.ts';
import { events } from '../../modules/events/events.table.ts';
import { seedId } from '../identity.ts';
import { offerId, userId } from '../ids.ts';
import type { PlannedEvent } from '../plan/planned-event.ts';
import { insertRows } from './rows.ts';

export const eventId = (code: string) => seedId(`event/${code}`);

/** The states an event passed through (docs/domain/states.md#event). */
function stepsOf({ state, previousState }: PlannedEvent): EventState[] {
  const order: readonly EventState[] = ['draft', 'prepared', 'open', 'confirmed', 'closed'];
  const last = previousState ?? state;
  return [...order.slice(0, order.indexOf(last) + 1), ...(state === 'cancelled' ? [state] : [])];
}

function eventRow(event: PlannedEvent): typeof events.$inferInsert {
  const { code, start, end, registrationDeadline, createdAt } = event;
  return {
    id: eventId(code),
    code,
    offerId: offerId(event.offer.code),
    start,
    end,
    registrationDeadline,
    createdAt,
    state: event.state,
    previousState: event.previousState,
    cancellationReason: event.cancellationReason,
    published: event.published,
    organized: event.organized,
    guideFinished: event.guideFinished,
    concluded: event.concluded,
    type: event.spontaneous ? 'spontaneous_tour' : null,
    subtitle: event.spontaneous ? `Spontantour: ${event.offer.subtitle}` : null,
  };
}

function stateChangeRows(event: PlannedEvent): (typeof stateChanges.$inferInsert)[] {
  return stepsOf(event).map((to, index, steps) => ({
    id: seedId(`state-change/${event.code}/${index}`),
    entity: 'event',
    entityId: eventId(event.code),
    from: steps[index - 1] ?? null,
    to,
    actorId: userId('admin@firn.example'),
    reason: to === 'cancelled' ? event.cancellationReason : null,
    at: new Date(event.createdAt.getTime() + index * 60_000),
  }));
}

export async function insertEvents(db: Db, planned: readonly PlannedEvent[]): Promise<void> {
  await insertRows(db, events, planned.map(eventRow));
  await insertRows(db, stateChanges, planned.flatMap(stateChangeRows));
}
