import { zurichDate } from '@firn/shared-contracts/domain';
import type { Violation } from '@firn/shared-contracts/shell';
import type { Tx } from '../../db/client.ts';
import type { RuleContext } from '../../records/index.ts';
import { holdOfficePerson } from './office-people.read-model.ts';
import type { TaskRecord } from './tasks.repository.ts';

const ONE_SUBJECT = {
  propertyPath: 'event',
  message: 'Eine Aufgabe gehört zu höchstens einem: einem Event, einer Buchung oder einem Angebot.',
};
const NO_OFFICE = {
  propertyPath: 'assignee',
  message:
    'Aufgaben übernimmt nur, wer im Büro arbeitet und ein aktives Konto hat. Bitte wähle jemand anderen.',
};
const NOT_LATER = {
  propertyPath: 'snoozedUntil',
  message: 'Zurückstellen geht nur auf einen Tag ab morgen. Bitte wähle einen späteren Tag.',
};
/** What the cause of a made task says. */
const MADE_FIELDS = ['title', 'due', 'event', 'booking', 'offer'] as const;
const madeField = (propertyPath: (typeof MADE_FIELDS)[number]) => ({
  propertyPath,
  message:
    'Text, Tag und Thema dieser Aufgabe kommen vom Event, Angebot oder der Buchung selbst. Bitte ändere sie dort.',
});

/** The violations that no schema can find in a task (docs/domain/office.md#tasks). */
export async function taskViolations(
  tx: Tx,
  task: TaskRecord,
  { before, now }: RuleContext<TaskRecord>,
): Promise<Violation[]> {
  const violations: Violation[] = [];
  if ([task.event, task.booking, task.offer].filter((id) => id !== null).length > 1)
    violations.push(ONE_SUBJECT);
  const changed = (field: keyof TaskRecord) => before !== null && before[field] !== task[field];
  if (task.kind !== 'own') {
    for (const field of MADE_FIELDS) if (changed(field)) violations.push(madeField(field));
  }
  const { assignee, snoozedUntil } = task;
  if (assignee !== null && assignee !== before?.assignee && !(await holdOfficePerson(tx, assignee)))
    violations.push(NO_OFFICE);
  if (changed('snoozedUntil') && snoozedUntil !== null && snoozedUntil <= zurichDate(now))
    violations.push(NOT_LATER);
  return violations;
}
