import { NOTE_SUBJECTS, type NoteResponse, type NoteSubject } from '@firn/shared-contracts/api';
import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
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
  event: note.eventId && iri('events', note.eventId),
  user: note.userId && iri('users', note.userId),
  accommodation: note.accommodationId && iri('accommodations', note.accommodationId),
  createdBy: author && fullNameOf(author),
  createdAt: note.createdAt.toISOString(),
  updatedAt: note.updatedAt.toISOString(),
});

const SUBJECTS = Object.keys(NOTE_SUBJECTS) as NoteSubject[];

const SUBJECT_COLUMNS = {
  offer: notes.offerId,
  booking: notes.bookingId,
  event: notes.eventId,
  user: notes.userId,
  accommodation: notes.accommodationId,
} as const satisfies Record<NoteSubject, unknown>;

function isAbout(query: Query, subject: NoteSubject): SQL | undefined {
  const ids = filterIds(NOTE_SUBJECTS[subject], subject, readList(query, subject));
  return ids.length > 0 ? inArray(SUBJECT_COLUMNS[subject], ids) : undefined;
}

/** The newest first. */
export async function listNotes(db: Db, query: Query, page: Page): Promise<Listed<NoteResponse>> {
  const where = and(...SUBJECTS.map((subject) => isAbout(query, subject)));
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
