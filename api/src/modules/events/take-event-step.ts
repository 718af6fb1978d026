import type { CancellationReason, EventState } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import type { Actor } from '../../lib/principal.ts';
import { takeStep } from '../../records/index.ts';
import { decideStep, type StepActor } from '../../records/state-machine.domain.ts';
import { completeBookings } from '../bookings/index.ts';
import { readEventFacts, type StoredFacts } from './event-facts.read-model.ts';
import { type EventFacts, eventMachine } from './event-states.domain.ts';
import { setEventState } from './events.repository.ts';

/** What somebody says with a step. */
export type StepWords = Pick<EventFacts, 'reason' | 'comment' | 'isTyped'>;

const NO_WORDS: StepWords = { reason: '', comment: '', isTyped: false };

export interface EventStep {
  readonly to: EventState;
  readonly by: StepActor;
  readonly actor: Actor | null;
  readonly at: Date;
  readonly words?: StepWords;
}

/** What is stored with the new state: guests see an event from its opening on, and a cancelled one too; a private one never. */
function columnsOf({ event }: StoredFacts, to: EventState, { reason }: StepWords) {
  const { state: from } = event;
  if (to === 'cancelled') {
    return { state: to, previousState: from, cancellationReason: reason as CancellationReason };
  }
  if (from === 'cancelled') return { state: to, previousState: null, cancellationReason: null };
  if (to === 'open') return { state: to, published: !event.isPrivate };
  return to === 'prepared' || to === 'draft' ? { state: to, published: false } : { state: to };
}

/** The step as the machine sees it. */
export function stepOf({ event, title, facts }: StoredFacts, step: EventStep) {
  const words = step.words ?? NO_WORDS;
  const said = [words.reason, words.comment].filter((text) => text.trim() !== '').join(': ');
  return {
    id: event.id,
    from: event.state,
    to: step.to,
    facts: { ...facts, ...words },
    by: step.by,
    actor: step.actor,
    ...(said && { reason: said }),
    label: `${event.code} ${title}`,
    at: step.at,
  };
}

/**
 * The one way an event's state changes; the caller holds its lock. The bookings of one that is closed are completed.
 * @throws 409 `invalid-transition`.
 */
export async function takeEventStep(tx: Tx, stored: StoredFacts, step: EventStep): Promise<void> {
  const { id } = stored.event;
  const columns = columnsOf(stored, step.to, step.words ?? NO_WORDS);
  await takeStep(tx, eventMachine, stepOf(stored, step), () => setEventState(tx, id, columns));
  if (step.to === 'closed') await completeBookings(tx, id, step);
}

/** Opens a prepared event if nothing is missing. */
export async function openByItself(
  tx: Tx,
  id: string,
  { actor, at }: Pick<EventStep, 'actor' | 'at'>,
): Promise<void> {
  const stored = await readEventFacts(tx, id, { lock: true });
  if (!stored) return;
  const step: EventStep = { to: 'open', by: 'system', actor, at };
  const decision = decideStep(eventMachine, { ...stepOf(stored, step), now: at });
  if (decision.allowed) await takeEventStep(tx, stored, step);
}
