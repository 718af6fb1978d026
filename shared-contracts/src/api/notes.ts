import { type Static, Type } from 'typebox';
import { Instant, Iri, Nullable, versioned } from './hydra.ts';
import { filledText, patchSchema, reference, writeSchema } from './write.ts';

/** Characters of a note. */
const NOTE_LENGTH = 4000;

/** What a note may be about, with its collection. */
export const NOTE_SUBJECTS = {
  offer: 'offers',
  booking: 'bookings',
  event: 'events',
  user: 'users',
  accommodation: 'accommodations',
} as const;
export type NoteSubject = keyof typeof NOTE_SUBJECTS;

/** A note of the office about one thing (docs/domain/office.md#notes); plain text with line breaks. */
export const NoteResponse = Type.Object(
  {
    ...versioned,
    text: Type.String(),
    /** What it is about: one of these. */
    offer: Nullable(Iri),
    booking: Nullable(Iri),
    event: Nullable(Iri),
    user: Nullable(Iri),
    accommodation: Nullable(Iri),
    /** Full name of whoever wrote it; null for the system. */
    createdBy: Nullable(Type.String()),
    createdAt: Instant,
    /** Of the latest change; `createdAt` while there is none. */
    updatedAt: Instant,
  },
  { $id: 'Note' },
);
export type NoteResponse = Static<typeof NoteResponse>;

export const NoteCreate = writeSchema('NoteCreate', {
  text: filledText(NOTE_LENGTH),
  /** One of these. */
  offer: Type.Optional(reference(NOTE_SUBJECTS.offer)),
  booking: Type.Optional(reference(NOTE_SUBJECTS.booking)),
  event: Type.Optional(reference(NOTE_SUBJECTS.event)),
  user: Type.Optional(reference(NOTE_SUBJECTS.user)),
  accommodation: Type.Optional(reference(NOTE_SUBJECTS.accommodation)),
});
export type NoteCreate = Static<typeof NoteCreate>;

/** What a note is about stays. */
export const NotePatch = patchSchema('NotePatch', { text: filledText(NOTE_LENGTH) });
export type NotePatch = Static<typeof NotePatch>;
