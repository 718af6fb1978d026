import type { PinboardPostResponse } from '@firn/shared-contracts/api';
import { count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import type { Visitor } from '../../lib/principal.ts';
import type { Listed } from '../../records/index.ts';
import { users } from '../users/users.table.ts';
import { type Author, authorName, roleOf } from './authors.domain.ts';
import { pinboardPosts } from './pinboard.table.ts';
import { findPinboard, guidesOf, type Pinboard } from './pinboard-access.read-model.ts';

const selectPosts = (db: Db) =>
  db
    .select({
      post: pinboardPosts,
      author: { id: users.id, firstName: users.firstName, lastName: users.lastName, roles: users.roles },
    })
    .from(pinboardPosts)
    .innerJoin(users, eq(users.id, pinboardPosts.userId))
    .$dynamic();

interface Reader {
  readonly id: string;
  readonly role: Pinboard['role'];
  readonly guides: ReadonlySet<string>;
}

const postResponse = (
  { post, author }: { readonly post: typeof pinboardPosts.$inferSelect; readonly author: Author },
  reader: Reader,
): PinboardPostResponse => {
  const authorRole = roleOf(author, reader.guides);
  return {
    '@id': iri('pinboard_posts', post.id),
    '@type': 'PinboardPost',
    id: post.id,
    event: iri('events', post.eventId),
    text: post.text,
    carSharing: post.carSharing,
    author: authorName(author, authorRole, reader.role),
    authorRole,
    own: reader.role !== 'guest' || author.id === reader.id,
    createdAt: post.createdAt.toISOString(),
  };
};

/** The posts of a pinboard, the newest first. */
export async function listPosts(
  db: Db,
  { eventId, role }: Pinboard,
  readerId: string,
  page: Page,
): Promise<Listed<PinboardPostResponse>> {
  const where = eq(pinboardPosts.eventId, eventId);
  const rows = await selectPosts(db)
    .where(where)
    .orderBy(desc(pinboardPosts.createdAt), desc(pinboardPosts.id))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(pinboardPosts).where(where);
  const reader = { id: readerId, role, guides: await guidesOf(db, eventId) };
  return { items: rows.map((row) => postResponse(row, reader)), total: counted?.total ?? 0 };
}

/** A post as the visitor reads it; null on a pinboard where they have no business. */
export async function findPost(db: Db, id: string, visitor: Visitor): Promise<PinboardPostResponse | null> {
  const [row] = await selectPosts(db).where(eq(pinboardPosts.id, id));
  const board = row && (await findPinboard(db, row.post.eventId, visitor));
  if (!row || !board) return null;
  const reader = { id: visitor.user?.id ?? '', role: board.role, guides: await guidesOf(db, board.eventId) };
  return postResponse(row, reader);
}
