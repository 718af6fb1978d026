import type { Tx } from '../../db/client.ts';
import type { CreationContext } from '../../records/index.ts';
import { readSettings } from '../settings/index.ts';
import { readEventFacts } from './event-facts.read-model.ts';
import { assignMaker } from './event-team.repository.ts';
import { openByItself } from './take-event-step.ts';

/**
 * Begins a tour of a guide: they lead it, and one that is no draft is published at once where the settings say
 * so and nothing is missing (docs/domain/events.md#tours-by-guides). @throws 422 for a guide who is away at that time.
 */
export async function beginEvent(
  tx: Tx,
  id: string,
  { visitor, actor, now }: CreationContext,
): Promise<void> {
  const stored = await readEventFacts(tx, id);
  if (!stored?.event.proposedById || !visitor.user) return;
  if (visitor.user.roles.includes('ROLE_GUIDE')) await assignMaker(tx, id, visitor.user.id, now);
  if (stored.event.state === 'draft') return;
  const { autoPublishSpontaneous } = await readSettings(tx);
  if (autoPublishSpontaneous) await openByItself(tx, id, { actor, at: now });
}
