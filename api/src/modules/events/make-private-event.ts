import type { EventCreate } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import { type CreationContext, createRecord } from '../../records/index.ts';
import { readEventFacts } from './event-facts.read-model.ts';
import { eventViolations } from './event-rules.repository.ts';
import { eventKind } from './events.repository.ts';
import { newEvent } from './new-event.repository.ts';
import { takeEventStep } from './take-event-step.ts';

/** A draft of one group alone, like any other event of the office. @throws 422 naming the fields. */
export function makePrivateEvent(tx: Tx, body: EventCreate, making: CreationContext): Promise<string> {
  const { actor, visitor, now } = making;
  return createRecord(
    { db: tx, actor, now },
    { kind: eventKind, rules: eventViolations, finish: async (_tx, id) => id },
    body,
    async (inner, given) => ({ ...(await newEvent(inner, given, { actor, visitor, now })), isPrivate: true }),
  );
}

/** Opens it: its group may book it from now on. @throws 409 `invalid-transition` that names what is missing. */
export async function openPrivateEvent(
  tx: Tx,
  id: string,
  { actor, now: at }: CreationContext,
): Promise<void> {
  for (const to of ['prepared', 'open'] as const) {
    const stored = await readEventFacts(tx, id, { lock: true });
    if (!stored) throw new Error(`No event ${id}`);
    await takeEventStep(tx, stored, { to, by: 'office', actor, at });
  }
}
