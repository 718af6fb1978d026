import { and, count, eq, gt, isNotNull, lt, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import { tableKind } from '../../records/index.ts';
import { privateRequests } from '../private-offers/private-requests.table.ts';

/** What the office writes on a request without answering it. */
export interface PrivateRequestRecord {
  readonly notes: string;
}

export const privateRequestKind = tableKind<PrivateRequestRecord>({
  entity: 'private_request',
  collection: 'private_requests',
  table: privateRequests,
  columns: { notes: 'notes' },
  references: {},
  unique: {
    private_requests_eventId_unique: {
      field: 'event',
      message: 'Mit diesem Termin ist schon eine Anfrage beantwortet.',
    },
    private_requests_tokenHash_unique: { field: 'id', message: 'Bitte versuche es nochmals.' },
    private_requests_offerTokenHash_unique: { field: 'id', message: 'Bitte versuche es nochmals.' },
  },
  labelOf: () => 'Private Tour',
});

/** Requests of one network, and for one address, take turns: sent at once, all would be let in before the first is counted. */
export async function lockSource(tx: Tx, network: string, email: string): Promise<void> {
  await takeTurns(tx, `private requests of ${network}`);
  await takeTurns(tx, `private requests to ${email}`);
}

/** How many requests came from a network, and for an address. */
export async function countSince(
  tx: Tx,
  source: { readonly network: string; readonly email: string },
  since: Date,
): Promise<{ readonly network: number; readonly email: number }> {
  const countOf = async (whose: SQL): Promise<number> => {
    const [row] = await tx
      .select({ count: count() })
      .from(privateRequests)
      .where(and(whose, gt(privateRequests.createdAt, since)));
    return row?.count ?? 0;
  };
  return {
    network: await countOf(eq(privateRequests.network, source.network)),
    email: await countOf(eq(privateRequests.email, source.email)),
  };
}

/** Writes a new request; returns its id. */
export async function insertRequest(tx: Tx, request: typeof privateRequests.$inferInsert): Promise<string> {
  const [row] = await tx.insert(privateRequests).values(request).returning({ id: privateRequests.id });
  if (!row) throw new Error('The request was not inserted.');
  return row.id;
}

const DAY_MS = 24 * 3_600_000;
const NETWORK_DAYS = 30;
const YEAR_DAYS = 365;

const isClosedForLong = (now: Date) =>
  lt(privateRequests.closedAt, new Date(now.getTime() - YEAR_DAYS * DAY_MS));

/** The number of requests that go. */
export const dueRequests = (db: Db, now: Date): Promise<number> =>
  db.$count(privateRequests, isClosedForLong(now));

/** Forgets where requests came from after 30 days, and all of those that were closed a year ago (docs/domain/private-tours.md#the-end). */
export async function forgetRequests(db: Db, now: Date): Promise<void> {
  const networkUntil = new Date(now.getTime() - NETWORK_DAYS * DAY_MS);
  await db.delete(privateRequests).where(isClosedForLong(now));
  await db
    .update(privateRequests)
    .set({ network: null })
    .where(and(isNotNull(privateRequests.network), lt(privateRequests.createdAt, networkUntil)));
}
