import {
  etagOf,
  VoucherCheckRequest,
  VoucherCheckResponse,
  VoucherOrderCreate,
  VoucherOrderResponse,
  VoucherResponse,
} from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { networkOf } from '../../lib/network.ts';
import { readPage } from '../../lib/pagination.ts';
import { actorOf } from '../../lib/principal.ts';
import { readText } from '../../lib/query.ts';
import { onceRequestOf } from '../bookings/index.ts';
import { type OnceDeps, runOnce } from '../idempotency-keys/index.ts';
import { checkVoucher } from './find-vouchers.ts';
import { officeRoutes } from './office-vouchers.routes.ts';
import { orderVoucher, type PayForVoucher } from './order-voucher.ts';
import { printVoucher } from './print-voucher.ts';
import { voucherNotFound } from './vouchers.errors.ts';
import {
  findReadableRow,
  findVoucher,
  listVouchers,
  readVoucherFilter,
  VOUCHER_FILTERS,
} from './vouchers.read-model.ts';

const PAGE_SIZE = 50;
/** Bytes: more than twice of what a code, or an order, can say. */
const LARGEST_CHECK = 1024;
const LARGEST_ORDER = 8192;

export interface VoucherDeps extends OnceDeps {
  /** Begins the payment of a voucher that is bought. */
  readonly pay: PayForVoucher | null;
}

function readRoutes(app: FastifyInstance, { db, clock }: VoucherDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/vouchers',
    summary: 'Gutscheine, der neuste zuerst: für die Administration alle, sonst die selbst gekauften',
    access: 'vouchers.list',
    response: { 200: collectionOf(VoucherResponse) },
    errors: [400, 401],
    filters: VOUCHER_FILTERS,
    async handler(request) {
      const { query, principal: visitor } = request;
      const page = readPage(query, { size: PAGE_SIZE });
      const filter = readVoucherFilter(query, { visitor, today: zurichDate(clock()) });
      const listed = await listVouchers(db, filter, page);
      return collection(request, { type: 'Voucher', ...listed, page, filters: VOUCHER_FILTERS });
    },
  });

  defineRoute(app, {
    method: 'GET',
    url: '/api/vouchers/:id',
    summary: 'Ein Gutschein; wer ihn ohne Konto gekauft hat, liest ihn mit ?token=',
    access: 'vouchers.read',
    params: IdParams,
    response: { 200: VoucherResponse },
    errors: [404],
    async handler({ params, principal: visitor, query }, reply) {
      const reading = { visitor, today: zurichDate(clock()), token: readText(query, 'token') };
      const voucher = await findVoucher(db, params.id, reading);
      if (!voucher) throw voucherNotFound();
      reply.header('etag', etagOf(voucher));
      return item('Voucher', voucher);
    },
  });
}

function paperRoute(app: FastifyInstance, { db }: VoucherDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/vouchers/:id/voucher.pdf',
    summary: 'Ein Gutschein als PDF; wer ihn ohne Konto gekauft hat, liest ihn mit ?token=',
    access: 'vouchers.read',
    params: IdParams,
    produces: ['application/pdf'],
    response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
    errors: [404],
    async handler({ params, principal, query, publicOrigin }, reply) {
      const voucher = await findReadableRow(db, params.id, principal, readText(query, 'token'));
      if (!voucher || voucher.state === 'draft') throw voucherNotFound();
      reply.headers({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="Gutschein.pdf"',
        'cache-control': 'no-store',
      });
      return reply.send(await printVoucher(db, voucher, publicOrigin));
    },
  });
}

function checkRoute(app: FastifyInstance, { db, clock }: VoucherDeps): void {
  defineRoute(app, {
    method: 'POST',
    url: '/api/vouchers/check',
    summary: 'Was auf einem Gutschein ist; zehn falsche Codes in einer Stunde sind zu viele',
    access: 'vouchers.check',
    body: VoucherCheckRequest,
    bodyLimit: LARGEST_CHECK,
    response: { 200: VoucherCheckResponse },
    errors: [422, 429],
    handler: ({ body: { code }, ip }) => checkVoucher(db, { code, network: networkOf(ip), now: clock() }),
  });
}

function orderRoute(app: FastifyInstance, deps: VoucherDeps): void {
  const url = '/api/voucher_orders';
  defineRoute(app, {
    method: 'POST',
    url,
    summary: 'Einen Gutschein kaufen, auch ohne Konto; braucht die Kopfzeile Idempotency-Key',
    access: 'voucher_orders.create',
    body: VoucherOrderCreate,
    bodyLimit: LARGEST_ORDER,
    response: { 201: VoucherOrderResponse },
    errors: [409, 422, 429],
    async handler(request, reply) {
      const { db, clock, pay } = deps;
      const ordering = {
        body: request.body,
        actor: actorOf(request),
        network: networkOf(request.ip),
        origin: request.publicOrigin,
        now: clock(),
      };
      const { status, body } = await runOnce(deps, onceRequestOf(request, url), async (keep) => {
        const answer = { status: 201, body: await orderVoucher(db, ordering, pay) };
        await keep(db, answer);
        return answer;
      });
      reply.code(status);
      return item('VoucherOrder', body as VoucherOrderResponse);
    },
  });
}

/** Gift vouchers (docs/domain/payments.md#vouchers). */
export async function vouchersModule(app: FastifyInstance, deps: VoucherDeps): Promise<void> {
  readRoutes(app, deps);
  paperRoute(app, deps);
  checkRoute(app, deps);
  orderRoute(app, deps);
  officeRoutes(app, deps);
}
