import { FIRST_NAME, SAMPLE_EVENT, SAMPLE_ORIGIN, type SampledMailText } from '../outbox/index.ts';
import { type DigestTask, TASK_DIGEST_TEXT, taskDigestMail } from './task-digest.mail.ts';

const SAMPLE_TASKS: readonly DigestTask[] = [
  {
    kind: 'guides-missing',
    title: null,
    day: '2026-12-12',
    subject: {
      '@id': '/api/events/…',
      id: '…',
      code: 'E-101-3',
      label: SAMPLE_EVENT.title,
      detail: null,
      offer: null,
    },
  },
  { kind: 'own', title: 'Seile bestellen', day: '2026-12-11', subject: null },
];

export const TASK_MAIL_TEXTS: readonly SampledMailText[] = [
  {
    text: TASK_DIGEST_TEXT,
    sample: (company) =>
      taskDigestMail({
        firstName: FIRST_NAME.sample,
        tasks: SAMPLE_TASKS,
        total: SAMPLE_TASKS.length,
        link: `${SAMPLE_ORIGIN}/admin/task`,
        company,
      }),
  },
];
