import { addDays, zurichDate } from '@firn/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { taskComments, tasks } from '../../modules/tasks/tasks.table.ts';
import { users } from '../../modules/users/users.table.ts';
import { seedId } from '../identity.ts';
import { insertRows } from './rows.ts';

/** Days from today. */
const OWN = [
  { key: 'ropes', title: 'Seile der Hochtouren kontrollieren', due: 0 },
  { key: 'bus', title: 'Bus für das Lager reservieren', due: 2 },
  { key: 'brochure', title: 'Winterprospekt mit der Druckerei besprechen', due: 12 },
  { key: 'driver', title: 'Neuen Fahrer für das Berner Oberland suchen', due: null },
] as const;

/** Own tasks of the office; those of open work the job makes. */
export async function insertTasks(db: Db, now: Date): Promise<void> {
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.email, 'admin@firn.example'));
  if (!admin) throw new Error('The demo has no admin.');
  const today = zurichDate(now);
  const rows = OWN.map(({ key, title, due }, index) => ({
    id: seedId(`task/${key}`),
    kind: 'own' as const,
    title,
    due: due === null ? null : addDays(today, due),
    assigneeId: index % 2 === 0 ? admin.id : null,
    createdById: admin.id,
    createdAt: now,
    updatedAt: now,
  }));
  await insertRows(db, tasks, rows);
  await insertRows(db, taskComments, [
    {
      id: seedId('task/ropes/comment'),
      taskId: seedId('task/ropes'),
      text: 'Zwei Seile sind über sechs Jahre alt, die ersetzen wir gleich.',
      createdById: admin.id,
      createdAt: now,
    },
  ]);
}
