import type { UserResponse } from '@firn/shared-contracts/api';
import { and, arrayOverlaps, asc, count, eq, like, ne, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { containing, plainText } from '../../db/columns.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import type { Listed } from '../../records/index.ts';
import { userResponse } from './user.response.ts';
import { type UserRow, users } from './users.table.ts';

export interface UserFilter {
  /** Words of name, e-mail, city or guest number; every word must occur. */
  readonly search: string | null;
  readonly roles: readonly string[];
  readonly currentlyGuiding: boolean | null;
  readonly presentedOnWebsite: boolean | null;
}

const isThere = ne(users.state, 'deleted');

function matchesWord(word: string): SQL | undefined {
  const code = /^g-?(\d+)$/i.exec(word)?.[1] ?? word;
  return or(
    like(users.sortKey, containing(word)),
    like(plainText(users.city), containing(word)),
    eq(users.code, code),
    eq(users.customerId, word),
  );
}

export async function listUsers(
  db: Db,
  filter: UserFilter,
  page: Page,
  visitor: Visitor,
): Promise<Listed<UserResponse>> {
  const { search, roles, currentlyGuiding, presentedOnWebsite } = filter;
  const where = and(
    isThere,
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
  return { items: rows.map((row) => userResponse(row, visitor)), total: counted?.total ?? 0 };
}

/** The row itself, for whoever logs in or is asked about. */
export async function findUserRow(db: Db, id: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isThere));
  return row ?? null;
}

/** Admins reach everybody, others themselves and the team (docs/domain/permissions.md#matrix). */
export async function findUser(db: Db, id: string, visitor: Visitor): Promise<UserResponse | null> {
  const row = await findUserRow(db, id);
  const { user, permissions } = visitor;
  if (!row || !(permissions.isAdmin || row.presentedOnWebsite || row.id === user?.id)) return null;
  return userResponse(row, visitor);
}

export async function hasUsers(db: Db): Promise<boolean> {
  const [anyone] = await db.select({ id: users.id }).from(users).limit(1);
  return anyone !== undefined;
}
