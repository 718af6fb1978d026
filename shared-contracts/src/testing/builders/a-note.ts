import type { NoteResponse } from '../../api/notes.ts';
import { id } from './id.ts';

export function aNote(overrides: Partial<NoteResponse> = {}): NoteResponse {
  return {
    '@id': `/api/notes/${id(181)}`,
    '@type': 'Note',
    id: id(181),
    version: 1,
    text: 'Die Hütte öffnet erst Mitte Juni.',
    offer: `/api/offers/${id(601)}`,
    booking: null,
    event: null,
    user: null,
    accommodation: null,
    createdBy: 'Vera Admin',
    createdAt: '2026-02-14T08:15:00.000Z',
    updatedAt: '2026-02-14T08:15:00.000Z',
    ...overrides,
  };
}
