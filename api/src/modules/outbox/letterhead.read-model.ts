import { getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { mailTexts } from '../mail-texts/mail-texts.table.ts';
import { type SettingsRow, settings } from '../settings/settings.table.ts';
import type { Letterhead, MailOverrides } from './mail/mail-text.ts';

/** The settings, with the texts of mails that the office has changed. */
export type MailSettings = SettingsRow & Letterhead;

const changedTexts = sql<MailOverrides>`(
  select coalesce(
    jsonb_object_agg(${mailTexts.id}, jsonb_build_object(
      'subject', ${mailTexts.subject}, 'opening', ${mailTexts.opening}, 'closing', ${mailTexts.closing}
    )), '{}'::jsonb
  ) from ${mailTexts}
)`.as('texts');

const letterheadRow = prepared((builder) =>
  builder.select({ ...getTableColumns(settings), texts: changedTexts }).from(settings),
);

/** Settings and texts as they are now, by one statement. A mail that is in the outbox keeps its words. */
export async function readLetterhead(db: Db): Promise<MailSettings> {
  const [row] = await letterheadRow(db);
  if (!row) throw new Error('The row of the settings is missing: a migration inserts it.');
  return row;
}
