import type { NewsletterFilter, UserResponse, UserState } from '@firn/shared-contracts/api';
import { and, arrayOverlaps, asc, count, eq, gte, inArray, like, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { ALL_FOUND, isDay, isFound, searchedBy } from '../../db/search-text.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import { type Projection, wants } from '../../lib/projection.ts';
import type { TimeSpan } from '../../lib/query-dates.ts';
import type { Listed, View } from '../../records/index.ts';
import { findMediaObjects } from '../media/index.ts';
import { hasNewsletter, newsletterStatesOf } from '../newsletter/newsletter-states.read-model.ts';
import { findUserRow } from '../people/index.ts';
import { userResponse } from './user.response.ts';
import { type UserRow, users } from './users.table.ts';

export interface UserFilter {
  /** Somebody of the office types it (docs/domain/office.md#one-search). */
  readonly search: string | null;
  readonly roles: readonly string[];
  readonly groups: readonly string[];
  /** Whether somebody is in any. */
  readonly inGroup: boolean | null;
  readonly states: readonly UserState[];
  readonly newsletter: readonly NewsletterFilter[];
  readonly lastSeen: TimeSpan;
  readonly currentlyGuiding: boolean | null;
  readonly presentedOnWebsite: boolean | null;
}

const isThere = ne(users.state, 'deleted');

function conditionOf(filter: UserFilter): SQL | undefined {
  const { search, roles, groups, inGroup, states, newsletter, lastSeen } = filter;
  const { currentlyGuiding, presentedOnWebsite } = filter;
  return and(
    isThere,
    searchedBy(search, {
      says: (pattern) => like(users.searchText, pattern),
      isOn: (day) => isDay(users.birthday, day),
    }),
    roles.length > 0 ? arrayOverlaps(users.roles, [...roles]) : undefined,
    groups.length > 0 ? arrayOverlaps(users.groups, [...groups]) : undefined,
    inGroup === null ? undefined : eq(sql`(cardinality(${users.groups}) > 0)`, inGroup),
    states.length > 0 ? inArray(users.state, [...states]) : undefined,
    hasNewsletter(users.email, newsletter),
    lastSeen.from ? gte(users.lastSeenAt, lastSeen.from) : undefined,
    lastSeen.until ? lt(users.lastSeenAt, lastSeen.until) : undefined,
    currentlyGuiding === null ? undefined : eq(users.currentlyGuiding, currentlyGuiding),
    presentedOnWebsite === null ? undefined : eq(users.presentedOnWebsite, presentedOnWebsite),
  );
}

/** Portraits of the users, by id. */
async function portraitsOf(db: Db, rows: readonly UserRow[], projection: Projection | null) {
  if (!wants(projection, 'portraitImage')) return new Map();
  return findMediaObjects(
    db,
    rows.flatMap(({ portraitImageId }) => portraitImageId ?? []),
  );
}

/** States of the newsletter by address, where the answer has them. */
async function newslettersOf(db: Db, rows: readonly UserRow[], { projection, visitor }: View) {
  if (!visitor.user || !wants(projection, 'newsletter')) return new Map();
  return newsletterStatesOf(
    db,
    rows.map(({ email }) => email),
  );
}

async function respond(db: Db, rows: readonly UserRow[], view: View) {
  const portraits = await portraitsOf(db, rows, view.projection);
  const newsletters = await newslettersOf(db, rows, view);
  return rows.map((row) => {
    const portraitImage = portraits.get(row.portraitImageId ?? '') ?? null;
    const newsletter = newsletters.get(row.email.toLowerCase()) ?? null;
    return userResponse(row, { portraitImage, newsletter }, view.visitor);
  });
}

const BY_NAME = [asc(users.sortKey), asc(users.id)];

/** A search is asked once for its page and its number: it costs more than counting what it found. */
export async function listUsers(
  db: Db,
  filter: UserFilter,
  page: Page,
  view: View,
): Promise<Listed<UserResponse>> {
  const where = conditionOf(filter);
  const paged = (condition: SQL | undefined) =>
    db
      .select()
      .from(users)
      .where(condition)
      .orderBy(...BY_NAME);
  const total = async () => (await db.select({ total: count() }).from(users).where(where))[0]?.total ?? 0;
  if (filter.search === null) {
    const rows = await paged(where).limit(page.size).offset(page.offset);
    return { items: await respond(db, rows, view), total: await total() };
  }
  const found = await db
    .select({ id: users.id, total: ALL_FOUND })
    .from(users)
    .where(where)
    .orderBy(...BY_NAME)
    .limit(page.size)
    .offset(page.offset);
  const rows = found.length > 0 ? await paged(isFound(users.id, found)) : [];
  return { items: await respond(db, rows, view), total: found[0]?.total ?? (await total()) };
}

/** Everybody in the list, in its order. */
export async function listUserIds(db: Db, filter: UserFilter): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(conditionOf(filter))
    .orderBy(...BY_NAME);
  return rows.map(({ id }) => id);
}

/** Admins reach everybody, others themselves and the team (docs/domain/permissions.md#matrix). */
export async function findUser(db: Db, id: string, view: View): Promise<UserResponse | null> {
  const row = await findUserRow(db, id);
  const { user, permissions } = view.visitor;
  if (!row || !(permissions.isAdmin || row.presentedOnWebsite || row.id === user?.id)) return null;
  const [found] = await respond(db, [row], view);
  return found ?? null;
}

/** What is left of somebody who was deleted just now. */
export async function readDeletedUser(db: Db, id: string, visitor: Visitor): Promise<UserResponse> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error(`The user ${id} is gone.`);
  return userResponse(row, { portraitImage: null, newsletter: null }, visitor);
}
