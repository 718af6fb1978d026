import multipart from '@fastify/multipart';
import {
  BANK_FILE_BYTES,
  BankEntryAssignment,
  BankEntryResponse,
  BankEntrySetAside,
  BankEntrySuggestion,
  BankStatementReport,
  BankStatementResponse,
  etagOf,
} from '@firn/shared-contracts/api';
import { BANK_ENTRY_STATES } from '@firn/shared-contracts/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type ApiRequest, defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters, item } from '../../lib/hydra.ts';
import { filterIds, idOf } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { wholePage } from '../../lib/pagination.ts';
import { actorOf } from '../../lib/principal.ts';
import { readBoolean, readChoices, readList, readText } from '../../lib/query.ts';
import { FORM_TYPES, invalidFile, readForm } from '../../lib/read-form.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { inTurn } from '../bookings/index.ts';
import { assignEntry, type DecideEntry, setEntryAside } from './assign-entry.ts';
import { UnreadableFile } from './bank-file.errors.ts';
import { entryNotFound } from './bank-statements.errors.ts';
import {
  findEntry,
  findStatementResponse,
  listEntries,
  listStatements,
} from './bank-statements.read-model.ts';
import { textOf } from './file-text.ts';
import { type BankFile, hashOf, importStatement, tryStatement } from './import-statement.ts';
import { readCamt } from './read-camt.ts';
import { reportOf } from './report-statement.ts';
import { suggestBookings } from './suggestions.read-model.ts';

const WORDS = {
  missing: 'Bitte wähle eine Datei der Bank.',
  tooLarge: 'Die Datei ist grösser als 32 MB. Bitte lade bei der Bank einen kürzeren Zeitraum herunter.',
};

/** @throws 422 for `file`, naming the line. */
async function readFile(request: ApiRequest): Promise<BankFile> {
  const { file } = await readForm(request, WORDS);
  try {
    const camt = await readCamt(textOf(file.bytes));
    return { ...camt, fileName: file.fileName, sha256: hashOf(file.bytes) };
  } catch (error) {
    throw error instanceof UnreadableFile ? invalidFile(error.message) : error;
  }
}

function importRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/bank_statements',
    summary: 'Datei der Bank einlesen: Feld file, camt.053 oder camt.054; mit ?dryRun=1 nur, was geschähe',
    access: 'bank_statements.create',
    consumes: FORM_TYPES,
    response: { 200: BankStatementReport },
    errors: [400, 401, 403, 409, 413, 422],
    async handler(request) {
      const isDryRun = readBoolean(request.query, 'dryRun') ?? false;
      const file = await readFile(request);
      const author = { actor: actorOf(request), now: clock() };
      if (isDryRun)
        return inTurn(tryStatement(db, file, author, (tx, imported) => reportOf(tx, file, imported)));
      return inTurn(
        db.transaction(async (tx) => reportOf(tx, file, await importStatement(tx, file, author))),
      );
    },
  });
}

function listRoutes(app: FastifyInstance, deps: ResourceDeps): void {
  defineResource(app, deps, {
    collection: 'bank_statements',
    type: 'BankStatement',
    title: {
      one: 'Eine eingelesene Datei der Bank',
      many: 'Eingelesene Dateien der Bank, die neuste zuerst',
    },
    schema: BankStatementResponse,
    filters: filters({ 'properties[]': null }),
    pageSize: 20,
    list: (db, _query, page) => listStatements(db, page),
    find: (db, id) => findStatementResponse(db, id),
  });
  defineResource(app, deps, {
    collection: 'bank_entries',
    type: 'BankEntry',
    title: { one: 'Ein Eintrag der Bank', many: 'Einträge der Bank, der neuste zuerst' },
    schema: BankEntryResponse,
    filters: filters({ state: 'state', 'state[]': 'state', statement: 'statement', 'properties[]': null }),
    pageSize: 50,
    list: (db, query, page) =>
      listEntries(
        db,
        {
          states: readChoices(query, BANK_ENTRY_STATES, 'state'),
          statementIds: filterIds('bank_statements', 'statement', readList(query, 'statement')),
        },
        page,
      ),
    find: (db, id) => findEntry(db, id),
  });
}

function suggestionsRoute(app: FastifyInstance, { db }: ResourceDeps): void {
  const suggestionFilters = filters({ text: null });
  defineRoute(app, {
    method: 'GET',
    url: '/api/bank_entries/:id/suggestions',
    summary: 'Buchungen, zu denen ein Eintrag der Bank passt, die wahrscheinlichste zuerst; ?text= sucht',
    access: 'bank_entries.read',
    params: IdParams,
    response: { 200: collectionOf(BankEntrySuggestion) },
    errors: [401, 403, 404],
    filters: suggestionFilters,
    async handler(request) {
      const entry = await findEntry(db, request.params.id.toLowerCase());
      if (!entry) throw entryNotFound();
      const items = await suggestBookings(db, entry, readText(request.query, 'text'));
      const page = wholePage(items.length);
      const list = { type: 'BankEntrySuggestion', items, total: items.length, page };
      return collection(request, { ...list, filters: suggestionFilters });
    },
  });
}

/** Writes an entry in a transaction of its own, and answers with it. */
async function answerEntry(
  { db, clock }: ResourceDeps,
  request: ApiRequest<unknown, { readonly id: string }>,
  reply: FastifyReply,
  write: DecideEntry,
): Promise<object> {
  const author = { actor: actorOf(request), now: clock() };
  const id = request.params.id.toLowerCase();
  const entry = await inTurn(db.transaction((tx) => write(tx, id, author)));
  reply.header('etag', etagOf(entry));
  return item('BankEntry', entry);
}

function decisionRoutes(app: FastifyInstance, deps: ResourceDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/bank_entries/:id/assignment',
    summary: 'Einen Eintrag der Bank einer Buchung zuordnen: Er zählt dort als Zahlung',
    access: 'bank_entries.assign',
    params: IdParams,
    body: BankEntryAssignment,
    response: { 200: BankEntryResponse },
    errors: [401, 403, 404, 409, 422],
    handler: (request, reply) =>
      answerEntry(deps, request, reply, (tx, id, author) =>
        assignEntry(tx, id, idOf('bookings', request.body.booking) ?? '', author),
      ),
  });
  defineRoute(app, {
    method: 'POST',
    url: '/api/bank_entries/:id/setting_aside',
    summary: 'Einen Eintrag der Bank beiseitelegen, der keine Zahlung für eine Buchung ist',
    access: 'bank_entries.assign',
    params: IdParams,
    body: BankEntrySetAside,
    response: { 200: BankEntryResponse },
    errors: [401, 403, 404, 409, 422],
    handler: (request, reply) =>
      answerEntry(deps, request, reply, (tx, id, author) =>
        setEntryAside(tx, id, request.body.reason, author),
      ),
  });
}

/** Files of the bank, and what they bring (docs/domain/payments.md#bank-file). */
export async function bankStatementsModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  await app.register(multipart, { limits: { fileSize: BANK_FILE_BYTES, files: 1, fields: 1, parts: 2 } });
  importRoute(app, deps);
  listRoutes(app, deps);
  suggestionsRoute(app, deps);
  decisionRoutes(app, deps);
}
