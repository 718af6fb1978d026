import {
  NOTE_SUBJECTS,
  NoteCreate,
  NotePatch,
  NoteResponse,
  type NoteSubject,
} from '@firn/shared-contracts/api';
import type { Violation } from '@firn/shared-contracts/shell';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../db/client.ts';
import { filters } from '../../lib/hydra.ts';
import { authorIdOf } from '../../lib/principal.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { userKind } from '../users/users.repository.ts';
import { findNote, listNotes } from './notes.read-model.ts';
import { type NoteRecord, noteKind } from './notes.repository.ts';

const PAGE_SIZE = 30;

/** A note about nothing says nothing, and one about two things belongs to neither. */
const ONE_SUBJECT = {
  propertyPath: 'offer',
  message: 'Eine Notiz gehört zu genau einem Angebot, Event oder Gast, einer Buchung oder Unterkunft.',
};

const SUBJECTS = Object.keys(NOTE_SUBJECTS) as NoteSubject[];

/** Nothing is noted of somebody who was deleted; who is being deleted at this moment is waited for. */
async function noteViolations(tx: Tx, note: NoteRecord): Promise<Violation[]> {
  if (SUBJECTS.filter((subject) => note[subject] !== null).length !== 1) return [ONE_SUBJECT];
  if (note.user === null || (await userKind.load(tx, note.user, { lock: true }))) return [];
  return [{ propertyPath: 'user', message: 'Diese Person gibt es nicht mehr.' }];
}

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
