import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { contentRedirects, contents } from './contents.table.ts';

/**
 * Gives a page a new address and all pages below it theirs, in one statement each. What readers once had leads to the page
 * for good: address and page are kept, so that a chain is one step and a loop cannot be (docs/domain/content.md#addresses).
 */
export async function readdress(tx: Tx, from: string, to: string, now: Date): Promise<void> {
  if (from === to) return;
  const isOfBranch = sql`deleted_at is null and (complete_slug = ${from} or starts_with(complete_slug, ${`${from}/`}))`;
  await tx.execute(sql`
    insert into ${contentRedirects} ("from", content_id, created_at)
    select complete_slug, id, ${now.toISOString()}::timestamptz from ${contents}
    where ${isOfBranch} and published_at is not null
    on conflict ("from") do update set content_id = excluded.content_id, created_at = excluded.created_at`);
  await tx.execute(sql`
    update ${contents} set complete_slug = ${to}::text || substr(complete_slug, ${from.length + 1}::int)
    where ${isOfBranch}`);
  await tx.execute(sql`
    delete from ${contentRedirects} where exists (
      select 1 from ${contents} where complete_slug = "from" and deleted_at is null)`);
}
