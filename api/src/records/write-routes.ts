import { etagOf, TransitionRequest } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { audienceOf, readerOf } from '../access/access.ts';
import { forbiddenFields, type Ownership } from '../access/field-matrix.ts';
import { type Reach, reachOf } from '../access/reach.ts';
import type { Db, Tx } from '../db/client.ts';
import { type ApiRequest, defineRoute } from '../lib/define-route.ts';
import { item } from '../lib/hydra.ts';
import { IdParams } from '../lib/item-route.ts';
import { actorOf, type Visitor } from '../lib/principal.ts';
import { forbiddenToWrite, notFound } from '../lib/problem.ts';
import { readBoolean } from '../lib/query.ts';
import { answeringStale } from './answer-stale.ts';
import { preconditionOf } from './precondition.ts';
import {
  type AnyWritable,
  permission,
  type ResourceDeps,
  type Versioned,
  viewOf,
} from './resource-definition.ts';
import { createRecord, patchRecord, type Rules, removeRecord } from './write-record.ts';

const noRules = async () => [];
const goes = () => null;

function writeContext(request: ApiRequest, { db, clock }: ResourceDeps) {
  return { db, actor: actorOf(request), now: clock() };
}

/** The item as the caller reads it after the write, inside the transaction that wrote it. */
function reader(definition: AnyWritable, request: ApiRequest, deps: ResourceDeps) {
  return async (db: Db, id: string): Promise<Versioned> => {
    const found = await definition.find(db, id, { ...viewOf(request, deps), projection: null });
    if (!found) throw notFound();
    return found as Versioned;
  };
}

/** An event that somebody leads is theirs as a draft, too. */
const isWithin = (ownership: Ownership, reach: Reach): boolean =>
  ownership === reach || (ownership === 'own-draft' && reach === 'own-event');

/** Whoever changes only what is theirs finds no other item. @throws 404. */
async function requireScope(
  definition: AnyWritable,
  operation: string,
  { db }: ResourceDeps,
  { principal, params }: ApiRequest<unknown, { readonly id: string }>,
): Promise<Ownership> {
  const reach = reachOf(permission(definition, operation), audienceOf(principal));
  if (reach === 'all') return 'none';
  const ownership = await definition.writes?.ownership?.(db, params.id, principal, operation);
  if (!ownership || !isWithin(ownership, reach)) throw notFound();
  return ownership;
}

/** @throws 403 naming the fields that are not the caller's to write. */
function requireWritable(
  definition: AnyWritable,
  operation: string,
  { body, principal }: ApiRequest,
  ownership: Ownership,
): void {
  const writer = readerOf(principal, ownership);
  const fields = forbiddenFields(permission(definition, operation), body as object, writer);
  if (fields.length > 0) throw forbiddenToWrite(fields);
}

/** POST of the list. */
export function createRoute(app: FastifyInstance, deps: ResourceDeps, definition: AnyWritable): void {
  const { collection: name, type, title, schema, writes } = definition;
  const { create, defaults } = writes ?? {};
  if (!writes || !create || !defaults) return;
  defineRoute(app, {
    method: 'POST',
    url: `/api/${name}`,
    summary: `${title.one} erfassen`,
    access: permission(definition, 'create'),
    body: create,
    response: { 201: schema },
    errors: [401, 403, 422],
    async handler(request, reply) {
      // What somebody makes is theirs.
      requireWritable(definition, 'create', request, 'own-event');
      const context = writeContext(request, deps);
      const creation = { ...context, visitor: request.principal };
      const read = reader(definition, request, deps);
      const writing = {
        kind: writes.kind,
        rules: writes.rules ?? noRules,
        async finish(tx: Tx, id: string) {
          await writes.created?.(tx, id, creation);
          return read(tx, id);
        },
      };
      const created = await createRecord(context, writing, request.body as object, (tx, given) =>
        defaults(tx, given, creation),
      );
      const location = created['@id'];
      reply.code(201).headers({ etag: etagOf(created), location, 'content-location': location });
      return item(type, created);
    },
  });
}

/** The rules of a patch, after whoever sends it was found to be allowed. */
function authorisedRules(
  { authorise, rules = noRules }: NonNullable<AnyWritable['writes']>,
  visitor: Visitor,
): Rules<object> {
  if (!authorise) return rules;
  return async (tx, next, context) => {
    const { id, before } = context;
    if (id && before) authorise({ id, before, next }, visitor);
    return rules(tx, next, context);
  };
}

/** PATCH of the item. */
export function patchRoute(app: FastifyInstance, deps: ResourceDeps, definition: AnyWritable): void {
  const { collection: name, type, title, schema, writes } = definition;
  const { kind, patch, patchPreview } = writes ?? {};
  if (!writes || !kind || !patch) return;
  defineRoute(app, {
    method: 'PATCH',
    url: `/api/${name}/:id`,
    summary: `${title.one} ändern`,
    access: permission(definition, 'update'),
    params: IdParams,
    body: patch,
    response: { 200: patchPreview ? Type.Union([schema, patchPreview.schema]) : schema },
    errors: [...(patchPreview ? [400, 409] : []), 401, 403, 404, 412, 422, 428],
    async handler(request, reply) {
      const { id } = request.params;
      const ownership = await requireScope(definition, 'update', deps, request);
      const precondition = preconditionOf(request);
      requireWritable(definition, 'update', request, ownership);
      const read = reader(definition, request, deps);
      const context = writeContext(request, deps);
      const { now, actor } = context;
      const occasion = { now, actor, origin: request.publicOrigin, sent: request.body as object };
      const writing = {
        kind,
        rules: authorisedRules(writes, request.principal),
        async finish(tx: Tx, changed: string, before: object) {
          await writes.changed?.(tx, changed, { ...occasion, before });
          return read(tx, changed);
        },
      };
      const stale = { db: deps.db, entity: kind.entity, id, read };
      const write = (db: Db) =>
        patchRecord({ ...context, db }, writing, { id, precondition, patch: request.body as object });
      if (patchPreview && readBoolean(request.query, 'dryRun')) {
        return item(
          patchPreview.type,
          await answeringStale(stale, () => patchPreview.make(deps.db, id, write, occasion)),
        );
      }
      const changed = await answeringStale(stale, () => write(deps.db));
      reply.header('etag', etagOf(changed));
      return item(type, changed);
    },
  });
}

/** DELETE of the item. */
export function removeRoute(app: FastifyInstance, deps: ResourceDeps, definition: AnyWritable): void {
  const { collection: name, title, writes } = definition;
  if (!writes || writes.isPermanent) return;
  const { kind } = writes;
  defineRoute(app, {
    method: 'DELETE',
    url: `/api/${name}/:id`,
    summary: `${title.one} löschen`,
    access: permission(definition, 'remove'),
    params: IdParams,
    response: { 204: null },
    errors: [401, 403, 404, 409, 412, 428],
    async handler(request, reply) {
      const { id } = request.params;
      await requireScope(definition, 'remove', deps, request);
      const removal = {
        id,
        precondition: preconditionOf(request),
        usedBy: writes.usedBy,
        keeps: writes.keeps ?? goes,
      };
      const read = reader(definition, request, deps);
      const record = await answeringStale({ db: deps.db, entity: kind.entity, id, read }, () =>
        removeRecord(writeContext(request, deps), kind, removal),
      );
      await writes.removed?.(id, record);
      return reply.code(204).send();
    },
  });
}

/** Transitions of the item's state machine. */
export function transitionRoute(app: FastifyInstance, deps: ResourceDeps, definition: AnyWritable): void {
  const { collection: name, type, title, schema, writes } = definition;
  const { transition, preview, kind } = writes ?? {};
  if (!transition || !kind) return;
  defineRoute(app, {
    method: 'POST',
    url: `/api/${name}/:id/transition`,
    summary: `${title.one}: Zustand ändern`,
    access: permission(definition, 'transition'),
    params: IdParams,
    body: TransitionRequest,
    response: { 200: preview ? Type.Union([schema, preview.schema]) : schema },
    errors: [401, 403, 404, 409, 412, 422, 428],
    async handler(request, reply) {
      const { id } = request.params;
      await requireScope(definition, 'transition', deps, request);
      const read = reader(definition, request, deps);
      const step = {
        id,
        request: request.body,
        visitor: request.principal,
        actor: actorOf(request),
        precondition: preconditionOf(request),
        origin: request.publicOrigin,
      };
      const stale = { db: deps.db, entity: kind.entity, id, read };
      if (preview && request.body.dryRun) {
        return item(preview.type, await answeringStale(stale, () => preview.make(deps, step)));
      }
      const changed = await answeringStale(stale, () => transition(deps, step, read));
      reply.header('etag', etagOf(changed));
      return item(type, changed);
    },
  });
}
