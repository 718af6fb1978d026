import { and, arrayOverlaps, asc, count, eq, like, ne, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { containing, plainText } from '../../db/columns.ts';
import type { Page } from '../../lib/pagination.ts';
import { type UserRow, users } from './users.table.ts';

export interface UserFilter {
  /** Words of name, e-mail, city or guest number; every word must occur. */
  readonly search: string | null;
  readonly roles: readonly string[];
  readonly currentlyGuiding: boolean | null;
  readonly presentedOnWebsite: boolean | null;
}

function matchesWord(word: string): SQL | undefined {
  const code = /^g-?(\d+)$/i.exec(word)?.[1] ?? word;
  return or(
    like(users.sortKey, containing(word)),
    like(plainText(users.city), containing(word)),
    eq(users.code, code),
    eq(users.customerId, word),
  );
}

async function listUsers(
  db: Db,
  filter: UserFilter,
  page: Page,
): Promise<{ rows: UserRow[]; total: number }> {
  const { search, roles, currentlyGuiding, presentedOnWebsite } = filter;
  const where = and(
    ne(users.state, 'deleted'),
    ...(search?.split(/\s+/).map(matchesWord) ?? []),
    roles.length > 0 ? arrayOverlaps(users.roles, [...roles]) : undefined,
    currentlyGuiding === null ? undefined : eq(users.currentlyGuiding, currentlyGuiding),
    presentedOnWebsite === null ? undefined : eq(users.presentedOnWebsite, presentedOnWebsite),
  );
  const rows = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(asc(users.sortKey), asc(users.id))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(users).where(where);
  return { rows, total: counted?.total ?? 0 };
}

export async function findUser(db: Db, id: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), ne(users.state, 'deleted')));
  return row ?? null;
}

export type UsersReadModel = ReturnType<typeof createUsersReadModel>;

export function createUsersReadModel(db: Db) {
  return {
    list: (filter: UserFilter, page: Page) => listUsers(db, filter, page),
    find: (id: string) => findUser(db, id),
  };
}
