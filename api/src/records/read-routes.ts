import { etagOf, HistoryEntryResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { denial } from '../access/access.ts';
import { defineRoute } from '../lib/define-route.ts';
import { collection, collectionOf, type Filter, item } from '../lib/hydra.ts';
import { IdParams } from '../lib/item-route.ts';
import { readPage, wholePage } from '../lib/pagination.ts';
import { forbidden, notFound } from '../lib/problem.ts';
import { listHistory } from '../modules/audit/index.ts';
import {
  type AnyDefinition,
  type AnyWritable,
  permission,
  type ResourceDeps,
  type Versioned,
  viewOf,
} from './resource-definition.ts';

/** The list and the item. */
export function readRoutes(app: FastifyInstance, deps: ResourceDeps, definition: AnyDefinition): void {
  const { collection: name, type, title, schema, filters, pageSize, writes } = definition;
  defineRoute(app, {
    method: 'GET',
    url: `/api/${name}`,
    summary: title.many,
    access: permission(definition, 'read'),
    response: { 200: collectionOf(schema) },
    errors: [400, ...(definition.listErrors ?? [])],
    filters,
    async handler(request) {
      const allowAll = definition.allowsAll?.(request.principal) ?? true;
      const page = readPage(request.query, { size: pageSize, allowAll });
      const listed = await definition.list(deps.db, request.query, page, viewOf(request, deps));
      return collection(request, { type, ...listed, page, filters });
    },
  });

  defineRoute(app, {
    method: 'GET',
    url: `/api/${name}/:id`,
    summary: `${title.one}: ein Eintrag`,
    access: permission(definition, 'read'),
    params: IdParams,
    response: { 200: schema },
    errors: [404],
    async handler(request, reply) {
      const view = viewOf(request, deps);
      const found = await definition.find(deps.db, request.params.id, view);
      if (!found) throw notFound();
      if (writes && !view.projection) reply.header('etag', etagOf(found as Versioned & typeof found));
      return item(type, found, view.projection);
    },
  });
}

/**
 * Who changed an item, and what; for writable resources. It is for the office, and of an item that the same person reads:
 * what is not there for them has no history either (docs/domain/privacy.md#audit).
 */
export function historyRoute(app: FastifyInstance, deps: ResourceDeps, definition: AnyWritable): void {
  const { db } = deps;
  const { collection: name, title, writes } = definition;
  if (!writes) return;
  const filters: readonly Filter[] = [];
  defineRoute(app, {
    method: 'GET',
    url: `/api/${name}/:id/history`,
    summary: `${title.one}: wer wann was geändert hat, das Neueste zuerst`,
    access: 'history.read',
    params: IdParams,
    response: { 200: collectionOf(HistoryEntryResponse) },
    errors: [401, 403, 404],
    async handler(request) {
      const { id } = request.params;
      if (denial(permission(definition, 'read'), request.principal)) throw forbidden();
      if (!(await definition.find(db, id, viewOf(request, deps)))) throw notFound();
      const parts = (await writes.partsHistory?.(db, id)) ?? null;
      const items = await listHistory(db, writes.kind.entity, id, parts);
      const page = wholePage(items.length);
      return collection(request, { type: 'HistoryEntry', items, total: items.length, page, filters });
    },
  });
}
