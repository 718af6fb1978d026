import { PaymentOrderCreate, PaymentOrderResponse, PaymentOrderSettlement } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { filters, item } from '../../lib/hydra.ts';
import { iri } from '../../lib/iri.ts';
import { IdParams } from '../../lib/item-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { defineResource } from '../../records/index.ts';
import { inTurn } from '../bookings/index.ts';
import { findOrderResponse, listOrders } from './payment-orders.read-model.ts';
import type { RefundDeps } from './refund-deps.ts';
import { orderNotFound } from './refunds.errors.ts';
import { findOrder } from './refunds.repository.ts';
import { settleOrder, writeOrder } from './write-order.ts';

const XML = ['application/xml'] as const;

function readRoutes(app: FastifyInstance, deps: RefundDeps): void {
  defineResource(app, deps, {
    collection: 'payment_orders',
    type: 'PaymentOrder',
    title: {
      one: 'Eine Datei für die Bank',
      many: 'Dateien für die Bank mit Rückerstattungen, die neuste zuerst',
    },
    schema: PaymentOrderResponse,
    filters: filters({ 'properties[]': null }),
    pageSize: 20,
    list: (db, _query, page) => listOrders(db, page),
    find: (db, id) => findOrderResponse(db, id),
  });
  defineRoute(app, {
    method: 'GET',
    url: '/api/payment_orders/:id/file',
    summary: 'Die Datei für die Bank (pain.001)',
    access: 'payment_orders.read',
    params: IdParams,
    produces: XML,
    response: { 200: Type.String() },
    errors: [401, 403, 404],
    async handler({ params }, reply) {
      const order = await findOrder(deps.db, params.id.toLowerCase());
      if (!order) throw orderNotFound();
      reply.header('content-disposition', `attachment; filename="${order.fileName}"`);
      return reply.type('application/xml; charset=utf-8').send(order.content);
    },
  });
}

function writeRoutes(app: FastifyInstance, { db, clock }: RefundDeps): void {
  const requireOrder = async (id: string): Promise<PaymentOrderResponse> => {
    const order = await findOrderResponse(db, id);
    if (!order) throw orderNotFound();
    return order;
  };
  defineRoute(app, {
    method: 'POST',
    url: '/api/payment_orders',
    summary: 'Rückerstattungen in eine Datei für die Bank schreiben: Sie sind dann unterwegs',
    access: 'payment_orders.create',
    body: PaymentOrderCreate,
    response: { 201: PaymentOrderResponse },
    errors: [401, 403, 409, 422],
    async handler(request, reply) {
      const author = { actor: actorOf(request), now: clock() };
      const id = await inTurn(db.transaction((tx) => writeOrder(tx, request.body, author)));
      reply.code(201).header('location', iri('payment_orders', id));
      return item('PaymentOrder', await requireOrder(id));
    },
  });
  defineRoute(app, {
    method: 'POST',
    url: '/api/payment_orders/:id/settlement',
    summary: 'Die Bank hat ausgeführt, was von einer Datei unterwegs war: Es steht jetzt bei den Zahlungen',
    access: 'payment_orders.settle',
    params: IdParams,
    body: PaymentOrderSettlement,
    response: { 200: PaymentOrderResponse },
    errors: [401, 403, 404, 409, 422],
    async handler(request) {
      const id = request.params.id.toLowerCase();
      const author = { actor: actorOf(request), now: clock() };
      await inTurn(db.transaction((tx) => settleOrder(tx, id, request.body, author)));
      return item('PaymentOrder', await requireOrder(id));
    },
  });
}

/** Files for the bank with refunds. */
export function paymentOrderRoutes(app: FastifyInstance, deps: RefundDeps): void {
  readRoutes(app, deps);
  writeRoutes(app, deps);
}
