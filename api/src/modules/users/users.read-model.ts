import type { NewsletterFilter, UserResponse, UserState } from '@firn/shared-contracts/api';
import {
  and,
  arrayOverlaps,
  asc,
  count,
  eq,
  gte,
  inArray,
  like,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { containing, plainText } from '../../db/columns.ts';
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
  /** Words of name, e-mail, city or guest number; every word must occur. */
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

function matchesWord(word: string): SQL | undefined {
  const code = /^g-?(\d+)$/i.exec(word)?.[1] ?? word;
  return or(
    like(users.sortKey, containing(word)),
    like(plainText(users.city), containing(word)),
    eq(users.code, code),
    eq(users.customerId, word),
  );
}

function conditionOf(filter: UserFilter): SQL | undefined {
  const { search, roles, groups, inGroup, states, newsletter, lastSeen } = filter;
  const { currentlyGuiding, presentedOnWebsite } = filter;
  return and(
    isThere,
    ...(search?.split(/\s+/).map(matchesWord) ?? []),
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

export async function listUsers(
  db: Db,
  filter: UserFilter,
  page: Page,
  view: View,
): Promise<Listed<UserResponse>> {
  const where = conditionOf(filter);
  const rows = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(asc(users.sortKey), asc(users.id))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(users).where(where);
  return { items: await respond(db, rows, view), total: counted?.total ?? 0 };
}

/** Everybody in the list, in its order. */
export async function listUserIds(db: Db, filter: UserFilter): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(conditionOf(filter))
    .orderBy(asc(users.sortKey), asc(users.id));
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
