import { and, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { navigationEntries } from '../navigation-entries/navigation-entries.table.ts';
import { contents } from './contents.table.ts';
import { takePageTurn } from './pages.repository.ts';

const DAY_MS = 24 * 3_600_000;
const BIN_DAYS = 30;

/** An entry of the menu that was made while its page went to the bin keeps the page. */
const isLedToByNone = sql`not exists (select from ${navigationEntries} where ${navigationEntries.contentId} = ${contents.id})`;

const isOver = (now: Date) =>
  and(
    isNotNull(contents.deletedAt),
    lt(contents.deletedAt, new Date(now.getTime() - BIN_DAYS * DAY_MS)),
    isLedToByNone,
  );

/** How many pages in the bin are over their term. */
export const dueInBin = (db: Db, now: Date): Promise<number> => db.$count(contents, isOver(now));

/** Removes pages that were in the bin for thirty days, with their versions: those below others are there no longer. */
export async function emptyBin(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await takePageTurn(tx);
    const over = await tx
      .select({ id: contents.id })
      .from(contents)
      .where(isOver(now))
      .orderBy(sql`length(${contents.completeSlug}) desc`);
    for (const { id } of over) await tx.delete(contents).where(sql`${contents.id} = ${id}`);
  });
}
