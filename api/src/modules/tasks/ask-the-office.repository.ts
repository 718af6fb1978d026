import { zurichDate } from '@firn/shared-contracts/domain';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { insertComment } from './tasks.repository.ts';
import { taskComments, tasks } from './tasks.table.ts';

export interface AskedOfOffice {
  readonly title: string;
  /** It says what was asked, and who asks; it stands as the first comment. */
  readonly text: string;
  readonly eventId: string;
}

/**
 * A task of today that nobody of the office has made. The same words about the same event are the same task while it is
 * open; the caller sees to it that two of them take turns.
 */
export async function askTheOffice(tx: Tx, { title, text, eventId }: AskedOfOffice, at: Date): Promise<void> {
  const [known] = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .innerJoin(taskComments, eq(taskComments.taskId, tasks.id))
    .where(and(eq(tasks.eventId, eventId), eq(tasks.state, 'open'), eq(taskComments.text, text)))
    .limit(1);
  if (known) return;
  const [task] = await tx
    .insert(tasks)
    .values({ kind: 'own', title, due: zurichDate(at), eventId, createdAt: at, updatedAt: at })
    .returning({ id: tasks.id });
  if (task) await insertComment(tx, { taskId: task.id, text, createdById: null }, at);
}
