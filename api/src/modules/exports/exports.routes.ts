import { ExportCreate, ExportKindResponse, ExportResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import type { FileStore } from '../../lib/file-store.ts';
import { collection, collectionOf, filters, item } from '../../lib/hydra.ts';
import { iri } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { readPage, wholePage } from '../../lib/pagination.ts';
import { actorOf, type Visitor } from '../../lib/principal.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { hiddenTitles } from './asked-export.ts';
import { auditExport } from './audit-export.ts';
import { fileKey, fileName, MEDIA_TYPES } from './export-file.ts';
import { planRoutes } from './export-plans.routes.ts';
import { columnForbidden, exportIsOver, exportNotFound, fileNotReady } from './exports.errors.ts';
import { findExport, findExportRow, listExports, listKinds } from './exports.read-model.ts';
import { cancelExport } from './exports.repository.ts';
import { requestExport } from './request-export.ts';

const PAGE_SIZE = 50;
const NO_FILTERS = filters({ 'properties[]': null });
/** Bytes: more than twice of what filters and columns can say. */
const LARGEST_REQUEST = 65_536;

export interface ExportsDeps extends ResourceDeps {
  /** The store of the documents. */
  readonly store: FileStore;
}

function listRoutes(app: FastifyInstance, { db }: ExportsDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/exports',
    summary: 'Exporte der letzten sieben Tage, der neuste zuerst',
    access: 'exports.read',
    response: { 200: collectionOf(ExportResponse) },
    errors: [400, 401, 403],
    filters: NO_FILTERS,
    async handler(request) {
      const page = readPage(request.query, { size: PAGE_SIZE });
      const listed = await listExports(db, page, request.principal);
      return collection(request, { type: 'Export', ...listed, page, filters: NO_FILTERS });
    },
  });

  defineRoute(app, {
    method: 'GET',
    url: '/api/export_kinds',
    summary: 'Was sich exportieren lässt, mit den Spalten, die jemand sehen darf',
    access: 'exports.create',
    response: { 200: collectionOf(ExportKindResponse) },
    errors: [401, 403],
    filters: NO_FILTERS,
    async handler(request) {
      const items = listKinds(request.principal);
      const page = wholePage(items.length);
      return collection(request, {
        type: 'ExportKind',
        items,
        total: items.length,
        page,
        filters: NO_FILTERS,
      });
    },
  });
}

async function readExport(db: ExportsDeps['db'], id: string, visitor: Visitor): Promise<object> {
  const found = await findExport(db, id, visitor);
  if (!found) throw exportNotFound();
  return item('Export', found);
}

function itemRoutes(app: FastifyInstance, { db, clock }: ExportsDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/exports',
    summary: 'Eine Datei aus einer Liste machen lassen; Location sagt, wo sie abzuholen ist',
    access: 'exports.create',
    body: ExportCreate,
    bodyLimit: LARGEST_REQUEST,
    response: { 202: ExportResponse },
    errors: [400, 401, 403, 422],
    async handler(request, reply) {
      const asking = { db, visitor: request.principal, actor: actorOf(request), now: clock() };
      const { id } = await requestExport(request.body, asking);
      reply.code(202).header('location', iri('exports', id));
      return readExport(db, id, request.principal);
    },
  });

  defineRoute(app, {
    method: 'GET',
    url: '/api/exports/:id',
    summary: 'Ein Export: sein Stand und, sobald sie da ist, die Adresse der Datei',
    access: 'exports.read',
    params: IdParams,
    response: { 200: ExportResponse },
    errors: [401, 403, 404],
    handler: ({ params, principal }) => readExport(db, params.id, principal),
  });

  defineRoute(app, {
    method: 'POST',
    url: '/api/exports/:id/cancellation',
    summary: 'Einen Export abbrechen, dessen Datei noch nicht fertig ist',
    access: 'exports.cancel',
    params: IdParams,
    response: { 200: ExportResponse },
    errors: [401, 403, 404, 409],
    async handler(request) {
      const { id } = request.params;
      const row = await findExportRow(db, id);
      if (!row) throw exportNotFound();
      await db.transaction(async (tx) => {
        const at = clock();
        if (!(await cancelExport(tx, id, at))) throw exportIsOver();
        await auditExport(tx, 'export.cancel', row, { actor: actorOf(request), at });
      });
      return readExport(db, id, request.principal);
    },
  });
}

function fileRoute(app: FastifyInstance, { db, clock, store }: ExportsDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/exports/:id/file',
    summary: 'Die Datei eines Exports; wer sie holt, steht im Protokoll',
    access: 'exports.read',
    params: IdParams,
    produces: Object.values(MEDIA_TYPES),
    response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
    errors: [401, 403, 404, 409],
    async handler(request, reply) {
      const row = await findExportRow(db, request.params.id);
      if (!row) throw exportNotFound();
      const hidden = hiddenTitles(row.kind, row.columns, request.principal);
      if (hidden.length > 0) throw columnForbidden(hidden);
      if (row.state !== 'done' || !row.claim) throw fileNotReady();
      const file = await store.read(fileKey(row.id, row.claim));
      if (!file) throw exportNotFound();
      // Before the first byte: whoever breaks off has had the lines so far.
      await auditExport(db, 'export.download', row, { actor: actorOf(request), at: clock() });
      reply.headers({
        'content-disposition': `attachment; filename="${fileName(row)}"`,
        'content-length': row.bytes ?? undefined,
        'x-content-type-options': 'nosniff',
      });
      return reply.type(MEDIA_TYPES[row.format]).send(file);
    },
  });
}

/** Files of lists (docs/domain/office.md#exports). */
export async function exportsModule(app: FastifyInstance, deps: ExportsDeps): Promise<void> {
  listRoutes(app, deps);
  itemRoutes(app, deps);
  fileRoute(app, deps);
  planRoutes(app, deps);
}
