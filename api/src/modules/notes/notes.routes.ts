import { NOTE_SUBJECTS, NoteCreate, NotePatch, NoteResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { filters } from '../../lib/hydra.ts';
import { authorIdOf } from '../../lib/principal.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { noteViolations } from './note-rules.ts';
import { findNote, listNotes } from './notes.read-model.ts';
import { noteKind } from './notes.repository.ts';

const PAGE_SIZE = 30;

const SUBJECTS = Object.keys(NOTE_SUBJECTS);

/** Notes of the office (docs/domain/office.md#notes): only the office reads them. */
export async function notesModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  defineResource(app, deps, {
    collection: 'notes',
    type: 'Note',
    title: { one: 'Notiz', many: 'Notizen des Büros, die neuste zuerst' },
    schema: NoteResponse,
    filters: filters({
      ...Object.fromEntries(
        SUBJECTS.flatMap((subject) => [
          [subject, subject],
          [`${subject}[]`, subject],
        ]),
      ),
      'properties[]': null,
    }),
    pageSize: PAGE_SIZE,
    list: listNotes,
    find: findNote,
    writes: {
      kind: noteKind,
      create: NoteCreate,
      patch: NotePatch,
      defaults: async (_tx, _given, { actor }) => ({
        text: '',
        offer: null,
        booking: null,
        event: null,
        user: null,
        accommodation: null,
        createdBy: authorIdOf(actor),
      }),
      rules: noteViolations,
    },
  });
}
