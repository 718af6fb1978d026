import { NOTE_SUBJECTS, type NoteSubject } from '@firn/shared-contracts/api';
import type { Violation } from '@firn/shared-contracts/shell';
import type { Tx } from '../../db/client.ts';
import { isThere, type NoteRecord } from './notes.repository.ts';

/** A note about nothing says nothing, and one about two things belongs to neither. */
const ONE_SUBJECT = {
  propertyPath: 'offer',
  message: 'Eine Notiz gehört zu genau einem Angebot, Event oder Gast, einer Buchung oder Unterkunft.',
};

const SUBJECTS = Object.keys(NOTE_SUBJECTS) as NoteSubject[];

/** What no schema can say of a note (docs/domain/office.md#notes). */
export async function noteViolations(tx: Tx, note: NoteRecord): Promise<Violation[]> {
  if (SUBJECTS.filter((subject) => note[subject] !== null).length !== 1) return [ONE_SUBJECT];
  if (note.user === null || (await isThere(tx, note.user))) return [];
  return [{ propertyPath: 'user', message: 'Diese Person gibt es nicht mehr.' }];
}
