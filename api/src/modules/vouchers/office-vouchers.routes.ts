import {
  VoucherCreate,
  VoucherImport,
  VoucherImportReport,
  VoucherLiabilities,
  VoucherReason,
  VoucherResponse,
} from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type ApiRequest, defineRoute } from '../../lib/define-route.ts';
import { filters, item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { readBoolean } from '../../lib/query.ts';
import { readDay } from '../../lib/query-dates.ts';
import { onceRequestOf } from '../bookings/index.ts';
import type { OnceDeps } from '../idempotency-keys/index.ts';
import { importVouchers } from './import-vouchers.ts';
import { blockVoucher, issueByHand, reissueVoucher } from './office-vouchers.ts';
import { readLiabilities } from './vouchers.read-model.ts';
import { type WriteVoucher, writeVoucherOnce } from './write-voucher-once.ts';

const liabilityFilters = filters({ on: null });

/** The part of every write: who writes, and the answer with the address of the voucher. */
async function answerWritten(
  deps: OnceDeps,
  request: ApiRequest,
  reply: FastifyReply,
  write: WriteVoucher,
): Promise<object> {
  const writer = { actor: actorOf(request), visitor: request.principal, now: deps.clock() };
  const once = onceRequestOf(request, request.url.split('?')[0] ?? request.url);
  const voucher = await writeVoucherOnce(deps, once, writer, write);
  reply.code(201).header('location', voucher['@id']);
  return item('Voucher', voucher);
}

function issueRoute(app: FastifyInstance, deps: OnceDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/vouchers',
    summary:
      'Einen Gutschein ausstellen, der bezahlt oder geschenkt ist; braucht die Kopfzeile Idempotency-Key',
    access: 'vouchers.create',
    body: VoucherCreate,
    response: { 201: VoucherResponse },
    errors: [401, 403, 409, 422],
    handler: (request, reply) =>
      answerWritten(deps, request, reply, (tx, clerk) => issueByHand(tx, request.body, clerk)),
  });
}

function endRoutes(app: FastifyInstance, deps: OnceDeps): void {
  const errors = [401, 403, 404, 409, 422];
  defineRoute(app, {
    method: 'POST',
    url: '/api/vouchers/:id/block',
    summary: 'Einen Gutschein mit Begründung sperren; braucht die Kopfzeile Idempotency-Key',
    access: 'vouchers.block',
    params: IdParams,
    body: VoucherReason,
    response: { 201: VoucherResponse },
    errors,
    handler: (request, reply) =>
      answerWritten(deps, request, reply, (tx, clerk) => {
        const reason = request.body.reason.trim();
        return blockVoucher(tx, request.params.id.toLowerCase(), { ...clerk, reason });
      }),
  });

  defineRoute(app, {
    method: 'POST',
    url: '/api/vouchers/:id/reissue',
    summary: 'Einen verlorenen Gutschein durch einen neuen ersetzen; braucht die Kopfzeile Idempotency-Key',
    access: 'vouchers.reissue',
    params: IdParams,
    body: VoucherReason,
    response: { 201: VoucherResponse },
    errors,
    handler: (request, reply) =>
      answerWritten(deps, request, reply, (tx, clerk) => {
        const reason = request.body.reason.trim();
        return reissueVoucher(tx, request.params.id.toLowerCase(), { ...clerk, reason });
      }),
  });
}

function importRoute(app: FastifyInstance, { db, clock }: OnceDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/vouchers/import',
    summary: 'Gutscheine eines alten Systems übernehmen, alle oder keinen; mit ?dryRun=1 nur der Bericht',
    access: 'vouchers.import',
    body: VoucherImport,
    response: { 200: VoucherImportReport },
    errors: [400, 401, 403, 422],
    handler: (request) => {
      const isDryRun = readBoolean(request.query, 'dryRun') ?? false;
      return importVouchers(db, request.body.csv, { actor: actorOf(request), now: clock(), isDryRun });
    },
  });
}

function liabilityRoute(app: FastifyInstance, { db, clock }: OnceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/voucher_liabilities',
    summary: 'Was am Ende eines Tages auf Gutscheinen stand; ohne «on» heute',
    access: 'vouchers.liabilities',
    response: { 200: VoucherLiabilities },
    errors: [400, 401, 403],
    filters: liabilityFilters,
    handler: ({ query }) => readLiabilities(db, readDay(query, 'on') ?? zurichDate(clock())),
  });
}

/** The routes by which the office works with vouchers. */
export function officeRoutes(app: FastifyInstance, deps: OnceDeps): void {
  issueRoute(app, deps);
  endRoutes(app, deps);
  importRoute(app, deps);
  liabilityRoute(app, deps);
}
