import { TextOptOutCreate, TextOptOutResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { readPage } from '../../lib/pagination.ts';
import { actorOf, authorIdOf } from '../../lib/principal.ts';
import { invalid, notFound } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { recordAudit } from '../audit/index.ts';
import { readNumber } from './phone-number.ts';
import { findOptOut, listOptOuts } from './text-messages.read-model.ts';
import { keepOptOut, removeOptOut } from './text-messages.repository.ts';
import { REFUSAL_MESSAGES } from './text-recipients.ts';

const OPT_OUTS = '/api/text_opt_outs';
const PAGE_SIZE = 20;

/** @throws 422 for what is no number that takes SMS. */
function requireNumber(text: string): string {
  const read = readNumber(text);
  if ('phone' in read) return read.phone;
  throw invalid([{ propertyPath: 'phone', message: REFUSAL_MESSAGES[read.refused] }]);
}

function writeRoutes(app: FastifyInstance, { db, clock }: ResourceDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: OPT_OUTS,
    summary: 'Eine Nummer eintragen, die keine SMS mehr will',
    access: 'text_opt_outs.create',
    body: TextOptOutCreate,
    response: { 201: TextOptOutResponse },
    errors: [401, 403, 422],
    async handler(request, reply) {
      const phone = requireNumber(request.body.phone);
      const actor = actorOf(request);
      const at = clock();
      const optOut = await db.transaction(async (tx) => {
        await keepOptOut(tx, phone, authorIdOf(actor), at);
        const kept = await findOptOut(tx, phone);
        if (!kept) throw new Error('The number was not kept.');
        const entry = { entity: 'text_opt_out', entityId: kept.id, action: 'text_opt_out.create' };
        await recordAudit(tx, { ...entry, actor, at });
        return kept;
      });
      reply.code(201).header('location', optOut['@id']);
      return item('TextOptOut', optOut);
    },
  });

  defineRoute(app, {
    method: 'DELETE',
    url: `${OPT_OUTS}/:id`,
    summary: 'Eine Nummer austragen, die wieder SMS will',
    access: 'text_opt_outs.remove',
    params: IdParams,
    response: { 204: null },
    errors: [401, 403, 404],
    async handler(request, reply) {
      const { id } = request.params;
      await db.transaction(async (tx) => {
        if (!(await removeOptOut(tx, { id }))) throw notFound();
        const entry = { entity: 'text_opt_out', entityId: id, action: 'text_opt_out.remove' };
        await recordAudit(tx, { ...entry, actor: actorOf(request), at: clock() });
      });
      return reply.code(204).send();
    },
  });
}

/** The numbers that want no SMS any more (docs/domain/text-messages.md#opt-out). */
export function optOutRoutes(app: FastifyInstance, deps: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: OPT_OUTS,
    summary: 'Nummern, die keine SMS mehr wollen, die neuste zuerst',
    access: 'text_opt_outs.read',
    response: { 200: collectionOf(TextOptOutResponse) },
    errors: [401, 403],
    async handler(request) {
      const page = readPage(request.query, { size: PAGE_SIZE });
      const listed = await listOptOuts(deps.db, page);
      return collection(request, { type: 'TextOptOut', ...listed, page, filters: [] });
    },
  });
  writeRoutes(app, deps);
}
