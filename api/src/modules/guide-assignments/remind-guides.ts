import { iri } from '../../lib/iri.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { remindOnce } from '../outbox/index.ts';
import { letterTo } from './mail-guide.ts';
import { lockDueReminders, type Reminder } from './mailed-assignments.read-model.ts';

const REMINDERS: readonly Reminder[] = ['guide_8_weeks', 'guide_1_week', 'guide_report_due'];
const BATCH = 50;

interface RemindDeps extends ResourceDeps {
  /** Origin that visitors use, for links in mails. */
  readonly origin: string;
}

async function remindBatch({ db, clock, origin }: RemindDeps, template: Reminder): Promise<number> {
  const at = clock();
  return db.transaction(async (tx) => {
    const due = await lockDueReminders(tx, template, at, BATCH);
    for (const assignment of due) {
      const about = iri('guide_assignments', assignment.id);
      const mail = await letterTo(tx, assignment, { template, origin, at });
      await remindOnce(tx, { template, about }, [mail], at);
    }
    return due.length;
  });
}

/**
 * Reminds guides of what they lead and of the report, each once (docs/domain/mails.md#guides). Several workers may run
 * this at once, and any may die. Returns the number of mails.
 */
export async function remindGuides(deps: RemindDeps): Promise<number> {
  let total = 0;
  for (const template of REMINDERS) {
    for (;;) {
      const reminded = await remindBatch(deps, template);
      total += reminded;
      if (reminded < BATCH) break;
    }
  }
  return total;
}
