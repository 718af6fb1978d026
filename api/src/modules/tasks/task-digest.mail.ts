import type { TaskResponse } from '@firn/shared-contracts/api';
import { TASK_KIND_LABELS } from '@firn/shared-contracts/labels';
import { formatDay } from '../../lib/swiss-format.ts';
import { defineMailText, FIRST_NAME, type Letterhead, type WrittenMail, writeMail } from '../outbox/index.ts';

export type DigestTask = Pick<TaskResponse, 'kind' | 'title' | 'day' | 'subject'>;

interface DigestFacts {
  readonly firstName: string;
  /** The first ones of those that are due. */
  readonly tasks: readonly DigestTask[];
  /** Number of tasks that are due. */
  readonly total: number;
  readonly link: string;
  readonly company: Letterhead;
}

const taskText = ({ kind, title, day, subject }: DigestTask): string => {
  const what = title ?? TASK_KIND_LABELS[kind];
  const about = subject && `${subject.label} (${subject.code})`;
  return `${[what, about].filter(Boolean).join(': ')}${day ? `, ${formatDay(day)}` : ''}`;
};

const countText = (total: number) => (total === 1 ? '1 Aufgabe' : `${total} Aufgaben`);

export const TASK_DIGEST_TEXT = defineMailText({
  key: 'task_digest',
  title: 'Deine Aufgaben für heute',
  sentWhen: 'Am Morgen an jene vom Büro, die es wünschen, wenn eigene Aufgaben fällig sind.',
  group: 'office',
  placeholders: {
    vorname: FIRST_NAME,
    anzahl: { means: 'Wie viele Aufgaben fällig sind', sample: '2 Aufgaben' },
  },
  defaults: {
    subject: 'Heute: {anzahl}',
    opening: 'Das steht heute für dich an:',
    closing: 'Diese E-Mail kannst du in der Taskliste abbestellen.\n\nDein Firn-Team',
  },
});

/** The mail `task_digest` (docs/domain/mails.md#tasks). */
export function taskDigestMail({ firstName, tasks, total, link, company }: DigestFacts): WrittenMail {
  const more = total - tasks.length;
  return writeMail(TASK_DIGEST_TEXT, {
    greeting: `Hallo ${firstName}`,
    values: { vorname: firstName, anzahl: countText(total) },
    facts: [...tasks.map(taskText), ...(more > 0 ? [`… und ${countText(more)} mehr.`] : [])],
    link: { text: 'Zur Taskliste', url: link },
    company,
  });
}
