import type { Tx } from '../../db/client.ts';
import { readEventFacts } from './event-facts.read-model.ts';
import { CANCELLABLE } from './event-states.domain.ts';
import { takeEventStep } from './take-event-step.ts';

const WORDS = { reason: 'other', comment: '', isTyped: false } as const;

/**
 * Nobody takes the offer of a private tour: its event is called off by itself, so that its guide is free. One that has
 * bookings, or was called off before, stays as it is.
 */
export async function endPrivateEvent(tx: Tx, id: string, at: Date): Promise<void> {
  const stored = await readEventFacts(tx, id, { lock: true });
  if (!stored?.facts.isPrivate || stored.facts.activeBookings > 0) return;
  if (!CANCELLABLE.some((state) => state === stored.event.state)) return;
  await takeEventStep(tx, stored, { to: 'cancelled', by: 'system', actor: null, at, words: WORDS });
}
