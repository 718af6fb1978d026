import multipart from '@fastify/multipart';
import {
  ADDRESS_FILE,
  AddressImportDetail,
  AddressImportReport,
  AddressImportResponse,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters, item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { wholePage } from '../../lib/pagination.ts';
import { actorOf } from '../../lib/principal.ts';
import { readBoolean } from '../../lib/query.ts';
import { FORM_TYPES } from '../../lib/read-form.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { inTurn } from '../bookings/index.ts';
import { importNotFound, invalidMapping } from './address-import.errors.ts';
import { findImport, findImportRow, listImports } from './address-imports.read-model.ts';
import { beginUndo } from './begin-undo.ts';
import { mappingProblem } from './columns.domain.ts';
import { readSentFile } from './read-sent-file.ts';
import { reportOf, tryImport } from './report-import.ts';
import { findSame, startImport } from './start-import.ts';
import { workNow } from './work-imports.ts';

const PATH = '/api/imports/addresses';

function importRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: PATH,
    summary:
      'Adressen importieren: Feld file (CSV, XLSX), dazu mapping und newsletterProof; mit ?dryRun=1 nur, was geschähe',
    access: 'imports.create',
    consumes: FORM_TYPES,
    notWhileImpersonating: true,
    response: { 200: AddressImportReport, 202: AddressImportReport },
    errors: [400, 401, 403, 413, 422],
    async handler(request, reply) {
      const isDryRun = readBoolean(request.query, 'dryRun') ?? false;
      const file = await readSentFile(db, request);
      const now = clock();
      const same = await findSame(db, file);
      if (isDryRun) return tryImport(db, file, { now, same });
      const problem = mappingProblem(file.mapping);
      if (problem) throw invalidMapping(problem);
      if (same) return tryImport(db, file, { now, same });
      const id = await startImport(db, file, { actor: actorOf(request), now });
      await workNow({ db, clock }, id, 'running');
      const made = await findImportRow(db, id);
      if (!made) throw importNotFound();
      reply.header('location', `${PATH}/${id}`).code(made.state === 'running' ? 202 : 200);
      return reportOf(db, file, made);
    },
  });
}

function readRoutes(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  const noFilters = filters({ 'properties[]': null });
  defineRoute(app, {
    method: 'GET',
    url: PATH,
    summary: 'Die letzten Importe von Adressen, der neuste zuerst',
    access: 'imports.read',
    response: { 200: collectionOf(AddressImportResponse) },
    errors: [401, 403],
    filters: noFilters,
    async handler(request) {
      const items = await listImports(db, clock());
      const page = wholePage(items.length);
      const list = { type: 'AddressImport', items, total: items.length, page, filters: noFilters };
      return collection(request, list);
    },
  });
  defineRoute(app, {
    method: 'GET',
    url: `${PATH}/:id`,
    summary: 'Ein Import von Adressen: wie weit er ist, und was zu seinen Zeilen zu sagen ist',
    access: 'imports.read',
    params: IdParams,
    response: { 200: AddressImportDetail },
    errors: [401, 403, 404],
    async handler({ params }) {
      const found = await findImport(db, params.id.toLowerCase(), clock());
      if (!found) throw importNotFound();
      return item('AddressImport', found);
    },
  });
}

function undoRoute(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: `${PATH}/:id/undo`,
    summary: 'Einen Import von Adressen innert 7 Tagen rückgängig machen; was seither geändert wurde, bleibt',
    access: 'imports.undo',
    params: IdParams,
    notWhileImpersonating: true,
    response: { 200: AddressImportDetail, 202: AddressImportDetail },
    errors: [401, 403, 404, 409],
    async handler(request, reply) {
      const id = request.params.id.toLowerCase();
      const sender = { actor: actorOf(request), now: clock() };
      await inTurn(beginUndo(db, id, sender));
      await workNow({ db, clock }, id, 'undoing');
      const found = await findImport(db, id, clock());
      if (!found) throw importNotFound();
      reply.code(found.state === 'undoing' ? 202 : 200);
      return item('AddressImport', found);
    },
  });
}

/** Lists of people that are taken in (docs/domain/office.md#address-import). */
export async function addressImportModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  await app.register(multipart, { limits: { fileSize: ADDRESS_FILE.bytes, files: 1, fields: 2, parts: 3 } });
  importRoute(app, deps);
  readRoutes(app, deps);
  undoRoute(app, deps);
}
