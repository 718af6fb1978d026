import {
  NEWSLETTER_STATES,
  type NewsletterState,
  type NewsletterSubscriptionResponse,
  type OwnNewsletterResponse,
} from '@firn/shared-contracts/api';
import { and, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { titledBy } from '../../db/search-text.ts';
import { filters } from '../../lib/hydra.ts';
import { idOf, iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import { type Query, readChoices, readText } from '../../lib/query.ts';
import type { Listed } from '../../records/index.ts';
import { users } from '../users/users.table.ts';
import { newsletterSubscriptions } from './newsletter.table.ts';
import { findSubscriptionOf, type Subscription } from './subscription.read-model.ts';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

const subscriptionResponse = (row: Subscription): NewsletterSubscriptionResponse => ({
  '@id': iri('newsletter_subscriptions', row.id),
  '@type': 'NewsletterSubscription',
  id: row.id,
  email: row.email,
  state: row.state,
  textVersion: row.textVersion,
  requestedAt: row.requestedAt.toISOString(),
  requestedFrom: row.requestedFrom,
  confirmedAt: instant(row.confirmedAt),
  confirmedFrom: row.confirmedFrom,
  unsubscribedAt: instant(row.unsubscribedAt),
});

/** Of a person: the record of the address, and those of addresses that went with merged accounts. */
function isOfUser(db: Db, user: string): SQL | undefined {
  const id = idOf('users', user);
  if (!id) return sql`false`;
  const address = db
    .select({ email: sql`lower(${users.email})` })
    .from(users)
    .where(eq(users.id, id));
  return or(
    inArray(sql`lower(${newsletterSubscriptions.email})`, address),
    eq(newsletterSubscriptions.mergedUserId, id),
  );
}

/** Parameters of the list. */
export const SUBSCRIPTION_FILTERS = filters({
  state: 'state',
  'state[]': 'state',
  freequery: null,
  user: 'user',
  'properties[]': null,
});

export interface SubscriptionFilter {
  readonly states: readonly NewsletterState[];
  /** Part of the address. */
  readonly text: string | null;
  /** IRI or id of a person. */
  readonly user: string | null;
}

/** @throws 400 that names the parameter. */
export const readSubscriptionFilter = (query: Query): SubscriptionFilter => ({
  states: readChoices(query, NEWSLETTER_STATES, 'state'),
  text: readText(query, 'freequery'),
  user: readText(query, 'user'),
});

const conditionOf = (db: Db, { states, text, user }: SubscriptionFilter): SQL | undefined =>
  and(
    states.length > 0 ? inArray(newsletterSubscriptions.state, [...states]) : undefined,
    titledBy(text, newsletterSubscriptions.email),
    user ? isOfUser(db, user) : undefined,
  );

const NEWEST_FIRST = [desc(newsletterSubscriptions.requestedAt), desc(newsletterSubscriptions.id)];

/** The newest first. */
export async function listSubscriptions(
  db: Db,
  filter: SubscriptionFilter,
  page: Page,
): Promise<Listed<NewsletterSubscriptionResponse>> {
  const where = conditionOf(db, filter);
  const rows = await db
    .select()
    .from(newsletterSubscriptions)
    .where(where)
    .orderBy(...NEWEST_FIRST)
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(newsletterSubscriptions).where(where);
  return { items: rows.map(subscriptionResponse), total: counted?.total ?? 0 };
}

/** All of the list, in its order. */
export async function listSubscriptionIds(db: Db, filter: SubscriptionFilter): Promise<string[]> {
  const rows = await db
    .select({ id: newsletterSubscriptions.id })
    .from(newsletterSubscriptions)
    .where(conditionOf(db, filter))
    .orderBy(...NEWEST_FIRST);
  return rows.map(({ id }) => id);
}

export async function findSubscription(db: Db, id: string): Promise<NewsletterSubscriptionResponse | null> {
  const [row] = await db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.id, id));
  return row ? subscriptionResponse(row) : null;
}

/** What the address of an account has; of what was left nothing is said. */
export async function readOwnNewsletter(db: Db, email: string): Promise<OwnNewsletterResponse> {
  const { state = 'unsubscribed' } = (await findSubscriptionOf(db, email)) ?? {};
  return {
    '@id': '/api/me/newsletter',
    '@type': 'OwnNewsletter',
    state: state === 'unsubscribed' ? 'none' : state,
  };
}
