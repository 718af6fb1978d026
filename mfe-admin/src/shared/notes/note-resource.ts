import { resource } from '@firn/shared-ui/resource';

export const notes = resource('notes');

/** What a note is about, by its IRI (docs/domain/office.md#notes). */
export type NoteSubject = { readonly offer: string } | { readonly booking: string };
