import { type LocalDate, zurichDate, zurichInstant } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { wholePage } from '../../lib/pagination.ts';
import { workThrough } from '../../lib/work-through.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { queueMail, readLetterhead } from '../outbox/index.ts';
import { holdOfficePerson } from './office-people.read-model.ts';
import { taskDigestMail } from './task-digest.mail.ts';
import { takeDay, waitingFor } from './task-mails.repository.ts';
import { listTasks } from './tasks.read-model.ts';

/** The time at which the morning's mail goes out, in Zurich. */
const MORNING = '06:00';
/** Tasks that a mail names; it counts the others. */
const NAMED = 20;

interface MailDeps extends ResourceDeps {
  /** Origin that visitors use, for links in mails. */
  readonly origin: string;
}

interface Morning {
  readonly today: LocalDate;
  readonly at: Date;
  readonly origin: string;
}

/** Queues the mail of one person. Who left the office keeps the wish, and gets nothing. */
async function mailOne(tx: Tx, userId: string, { today, at, origin }: Morning): Promise<boolean> {
  if (!(await takeDay(tx, userId, today))) return false;
  const user = await holdOfficePerson(tx, userId);
  const due = { states: ['open'], kinds: [], assignees: [userId], unassigned: false, until: today } as const;
  const { items: tasks, total } = await listTasks(tx, due, wholePage(NAMED), at);
  if (!user || total === 0) return false;
  const link = `${origin}/admin/task?wessen=meine`;
  const company = await readLetterhead(tx);
  const mail = taskDigestMail({ firstName: user.firstName, tasks, total, link, company });
  const about = `${iri('users', userId)}/tasks/${today}`;
  await queueMail(tx, { ...mail, template: 'task_digest', recipient: user.email, about }, at);
  return true;
}

/**
 * Mails the own tasks that are due to whoever wants it, once a day (docs/domain/office.md#tasks), one transaction each.
 * Several workers may run this at once, and any may die. Returns the number of mails.
 */
export async function mailTasks({ db, clock, origin }: MailDeps): Promise<number> {
  const at = clock();
  const today = zurichDate(at);
  if (at < zurichInstant(today, MORNING)) return 0;
  let total = 0;
  const mail = async (userId: string) => {
    if (await db.transaction((tx) => mailOne(tx, userId, { today, at, origin }))) total += 1;
  };
  await workThrough(await waitingFor(db, today), mail, 'Tasks could not be mailed.');
  return total;
}
