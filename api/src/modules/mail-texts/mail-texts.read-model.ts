import type { MailTextPlaceholder, MailTextResponse } from '@firn/shared-contracts/api';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import { type Change, findLastChange, lastChanges } from '../audit/index.ts';
import type { MailText } from '../outbox/index.ts';
import { MAIL_TEXTS, mailTextOf } from './catalogue.ts';
import { mailTextKind } from './mail-texts.repository.ts';
import { mailTexts } from './mail-texts.table.ts';

type Row = typeof mailTexts.$inferSelect;

export const placeholdersOf = ({ placeholders }: MailText): MailTextPlaceholder[] =>
  Object.entries(placeholders).map(([name, { means, sample, needed = false }]) => ({
    name,
    means,
    sample,
    needed,
  }));

function responseOf(text: MailText, row: Row | undefined, change: Change | null): MailTextResponse {
  const { key, title, sentWhen, group, defaults } = text;
  return {
    '@id': iri('mail_texts', key),
    '@type': 'MailText',
    id: key,
    version: row?.version ?? 1,
    title,
    sentWhen,
    group,
    placeholders: placeholdersOf(text),
    defaults,
    subject: row?.subject ?? null,
    opening: row?.opening ?? null,
    closing: row?.closing ?? null,
    changedBy: change?.by ?? null,
    changedAt: change?.at.toISOString() ?? null,
  };
}

/** Every text, in the order of the catalogue. */
export async function listMailTexts(db: Db): Promise<MailTextResponse[]> {
  const rows = new Map((await db.select().from(mailTexts)).map((row) => [row.id, row]));
  const changes = await lastChanges(db, mailTextKind.entity);
  return MAIL_TEXTS.map(({ text }) => responseOf(text, rows.get(text.key), changes.get(text.key) ?? null));
}

export async function findMailText(db: Db, key: string): Promise<MailTextResponse | null> {
  const known = mailTextOf(key);
  if (!known) return null;
  const [row] = await db.select().from(mailTexts).where(eq(mailTexts.id, key));
  return responseOf(known.text, row, row ? await findLastChange(db, mailTextKind.entity, key) : null);
}
