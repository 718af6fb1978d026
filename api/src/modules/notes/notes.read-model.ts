import type { NoteResponse } from '@firn/shared-contracts/api';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { fullNameOf } from '../../lib/full-name.ts';
import { filterIds, iri } from '../../lib/iri.ts';
import type { Page } from '../../lib/pagination.ts';
import { type Query, readList } from '../../lib/query.ts';
import type { Listed } from '../../records/index.ts';
import { users } from '../users/users.table.ts';
import { notes } from './notes.table.ts';

const selectNotes = (db: Db) =>
  db
    .select({ note: notes, author: users })
    .from(notes)
    .leftJoin(users, eq(users.id, notes.createdById))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectNotes>>[number];

const noteResponse = ({ note, author }: Row): NoteResponse => ({
  '@id': iri('notes', note.id),
  '@type': 'Note',
  id: note.id,
  version: note.version,
  text: note.text,
  offer: note.offerId && iri('offers', note.offerId),
  booking: note.bookingId && iri('bookings', note.bookingId),
  createdBy: author && fullNameOf(author),
  createdAt: note.createdAt.toISOString(),
  updatedAt: note.updatedAt.toISOString(),
});

/** The newest first. */
export async function listNotes(db: Db, query: Query, page: Page): Promise<Listed<NoteResponse>> {
  const offerIds = filterIds('offers', 'offer', readList(query, 'offer'));
  const bookingIds = filterIds('bookings', 'booking', readList(query, 'booking'));
  const where = and(
    offerIds.length > 0 ? inArray(notes.offerId, offerIds) : undefined,
    bookingIds.length > 0 ? inArray(notes.bookingId, bookingIds) : undefined,
  );
  const rows = await selectNotes(db)
    .where(where)
    .orderBy(desc(notes.createdAt), desc(notes.id))
    .limit(page.size)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(notes).where(where);
  return { items: rows.map(noteResponse), total: counted?.total ?? 0 };
}

export async function findNote(db: Db, id: string): Promise<NoteResponse | null> {
  const [row] = await selectNotes(db).where(eq(notes.id, id));
  return row ? noteResponse(row) : null;
}
