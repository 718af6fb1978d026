import type { EventState } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { decideStep } from '../../records/state-machine.domain.ts';
import { TOLD_AT_FIRST, tell } from '../event-news/index.ts';
import { readEventFacts } from './event-facts.read-model.ts';
import { eventsOnTheirWay } from './event-progress.read-model.ts';
import { eventMachine } from './event-states.domain.ts';
import { planEventStep } from './plan-event-step.ts';
import { type EventStep, stepOf, takeEventStep } from './take-event-step.ts';

/** What an event becomes by itself. */
const ONWARD: Readonly<Partial<Record<EventState, EventState>>> = { open: 'confirmed', confirmed: 'closed' };

interface Occasion {
  /** Where links in mails lead. */
  readonly origin: string;
  readonly at: Date;
}

/**
 * Takes an event a step further if every condition is met, with the mails that say so; the lock of the event makes of
 * two at once one (docs/domain/states.md#event). @returns whether it did.
 */
export async function advanceEvent(tx: Tx, id: string, { origin, at }: Occasion): Promise<boolean> {
  // Few are: most bookings need not wait for all that a step asks for.
  if ((await eventsOnTheirWay(tx, at, id)).length === 0) return false;
  const stored = await readEventFacts(tx, id, { lock: true });
  const to = stored && ONWARD[stored.event.state];
  if (!to) return false;
  const step: EventStep = { to, by: 'system', actor: null, at };
  if (!decideStep(eventMachine, { ...stepOf(stored, step), now: at }).allowed) return false;
  const { mails } = await planEventStep(tx, stored, { ...step, origin });
  await takeEventStep(tx, stored, step);
  await tell(tx, mails, { groups: TOLD_AT_FIRST, at });
  return true;
}

/** Confirms and closes events by themselves. Returns how many steps were made. */
export async function advanceEvents({
  db,
  clock,
  origin,
}: ResourceDeps & { readonly origin: string }): Promise<number> {
  const at = clock();
  let steps = 0;
  for (const { id } of await eventsOnTheirWay(db, at)) {
    if (await db.transaction((tx) => advanceEvent(tx, id, { origin, at }))) steps += 1;
  }
  return steps;
}
