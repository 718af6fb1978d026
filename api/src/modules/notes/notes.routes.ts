import { NoteCreate, NotePatch, NoteResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { filters } from '../../lib/hydra.ts';
import { authorIdOf } from '../../lib/principal.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { findNote, listNotes } from './notes.read-model.ts';
import { noteKind } from './notes.repository.ts';

const PAGE_SIZE = 30;

/** A note about nothing says nothing, and one about two things belongs to neither. */
const ONE_SUBJECT = {
  propertyPath: 'offer',
  message: 'Eine Notiz gehört zu einem Angebot oder zu einer Buchung.',
};

/** Notes of the office (docs/domain/office.md#notes): only the office reads them. */
export async function notesModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  defineResource(app, deps, {
    collection: 'notes',
    type: 'Note',
    title: { one: 'Notiz', many: 'Notizen des Büros, die neuste zuerst' },
    schema: NoteResponse,
    filters: filters({
      offer: 'offer',
      'offer[]': 'offer',
      booking: 'booking',
      'booking[]': 'booking',
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
        createdBy: authorIdOf(actor),
      }),
      rules: async (_tx, { offer, booking }) =>
        [offer, booking].filter((subject) => subject !== null).length === 1 ? [] : [ONE_SUBJECT],
    },
  });
}
