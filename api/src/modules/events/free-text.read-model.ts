import { and, arrayOverlaps, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { containing, plainText, toPlainText } from '../../db/columns.ts';
import { isGuidedBy } from '../event-guides/is-guided-by.read-model.ts';
import { offers } from '../offers/offers.table.ts';
import { users } from '../users/users.table.ts';
import { events } from './events.table.ts';

const MAXIMUM_WORDS = 8;
const GUIDE_ROLES = ['ROLE_GUIDE', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'];

/** Words without accents; operators of `to_tsquery` count as separators. */
export function wordsOf(text: string): string[] {
  return toPlainText(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)
    .slice(0, MAXIMUM_WORDS);
}

async function guideIdsNamed(db: Db, word: string): Promise<string[]> {
  const name = plainText(sql`${users.firstName} || ' ' || ${users.lastName}`);
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(arrayOverlaps(users.roles, GUIDE_ROLES), like(name, containing(word))));
  return rows.map(({ id }) => id);
}

async function matchesWord(db: Db, word: string): Promise<SQL | undefined> {
  const query = sql`to_tsquery('german', ${`${word}:*`})`;
  const ofOffers = db.select({ id: offers.id }).from(offers).where(sql`${offers.search} @@ ${query}`);
  const ofEvents = db.select({ id: events.id }).from(events).where(sql`${events.search} @@ ${query}`);
  const guides = await guideIdsNamed(db, word);
  return or(
    inArray(events.offerId, ofOffers),
    inArray(events.id, ofEvents),
    guides.length > 0 ? isGuidedBy(db, guides) : undefined,
    // A stop word such as «und» has no stem and restricts nothing.
    sql`numnode(${query}) = 0`,
  );
}

/**
 * Every word occurs in title, place, lead or a guide's name; stems and beginnings of words count
 * (docs/domain/queries.md#text).
 */
export async function matchesFreeText(db: Db, text: string): Promise<SQL | undefined> {
  const words = wordsOf(text);
  const conditions = [];
  for (const word of words) conditions.push(await matchesWord(db, word));
  return words.length === 0 ? undefined : and(...conditions);
}
