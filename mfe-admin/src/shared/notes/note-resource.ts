import type { NoteSubject as SubjectName } from '@firn/shared-contracts/api';
import { resource } from '@firn/shared-ui/resource';

export const notes = resource('notes');

/** What a note is about, by its IRI (docs/domain/office.md#notes). */
export type NoteSubject = { [Name in SubjectName]: Readonly<Record<Name, string>> }[SubjectName];

export const subjectName = (subject: NoteSubject): SubjectName => Object.keys(subject)[0] as SubjectName;
