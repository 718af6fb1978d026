import { asc, eq } from 'drizzle-orm';
import { MAIL_ANSWERS } from '../src/jobs/jobs.ts';
import { answerMailRequests } from '../src/modules/mail-requests/index.ts';
import { outboxMails } from '../src/modules/outbox/outbox.table.ts';
import { NOW, type TestApp } from './build-test-app.ts';

const ORIGIN = 'https://firn.example';

/** Runs the job that answers what strangers asked for, and gives the mails to an address, the oldest first. */
export async function mailsTo({ db }: Pick<TestApp, 'db'>, email: string, now = NOW) {
  await answerMailRequests({ db, clock: () => now, origin: ORIGIN, answers: MAIL_ANSWERS });
  return db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.recipient, email))
    .orderBy(asc(outboxMails.createdAt), asc(outboxMails.id));
}

type Mail = Awaited<ReturnType<typeof mailsTo>>[number];

/** The code of the link to a page, such as `/register/confirm`, in the newest mail that has one. */
export function codeIn(mails: readonly Mail[], page: string): string {
  const codes = mails.flatMap(({ text }) => text.split(`${ORIGIN}${page}/`)[1]?.split(/\s/)[0] ?? []);
  const code = codes.at(-1);
  if (!code) throw new Error(`no link to ${page} in ${mails.length} mails`);
  return code;
}
