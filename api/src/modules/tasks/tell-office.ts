import { zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { recordAudit } from '../audit/index.ts';
import { taskKind } from './tasks.repository.ts';

/** A task of nobody in particular, for what a job could not do: in the transaction that remembers so. */
export async function tellOffice(
  tx: Tx,
  { title, now }: { readonly title: string; readonly now: Date },
): Promise<void> {
  const nothing = { snoozedUntil: null, assignee: null, event: null, booking: null, offer: null };
  const task = { ...nothing, kind: 'own' as const, title, due: zurichDate(now), createdBy: null };
  const entityId = await taskKind.insert(tx, task, now);
  const { entity } = taskKind;
  await recordAudit(tx, {
    actor: null,
    action: `${entity}.create`,
    entity,
    entityId,
    label: taskKind.labelOf(task),
    at: now,
  });
}
