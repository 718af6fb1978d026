import {
  etagOf,
  RentingMaterialOrderResponse,
  RentingMaterialOrderTransition,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { filters, item } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { actorOf } from '../../lib/principal.ts';
import { notFound } from '../../lib/problem.ts';
import {
  answeringStale,
  defineResource,
  preconditionOf,
  type ResourceDeps,
  type View,
} from '../../records/index.ts';
import { ORDER_FILTERS } from './order-filter.ts';
import { findOrder, listOrders } from './orders.read-model.ts';
import { transitOrder } from './transit-order.ts';

async function requireOrder(db: ResourceDeps['db'], id: string, view: Pick<View, 'visitor' | 'now'>) {
  const order = await findOrder(db, id, view);
  if (!order) throw notFound();
  return order;
}

function transitionRoute(app: FastifyInstance, deps: ResourceDeps): void {
  const { db, clock } = deps;
  defineRoute(app, {
    method: 'POST',
    url: '/api/renting_material_orders/:id/transition',
    summary: 'Mietmaterial packen, ausgeben oder zurücknehmen',
    access: 'renting_material_orders.transition',
    params: IdParams,
    body: RentingMaterialOrderTransition,
    response: { 200: RentingMaterialOrderResponse },
    errors: [401, 403, 404, 409, 412, 422, 428],
    async handler(request, reply) {
      const id = request.params.id.toLowerCase();
      const view = { visitor: request.principal, now: clock() };
      const step = {
        id,
        request: request.body,
        actor: actorOf(request),
        precondition: preconditionOf(request),
      };
      const read = (from: ResourceDeps['db'], of: string) => requireOrder(from, of, view);
      const order = await answeringStale({ db, entity: 'renting_material_order', id, read }, () =>
        transitOrder(deps, step, read),
      );
      reply.header('etag', etagOf(order));
      return item('RentingMaterialOrder', order);
    },
  });
}

/** What guests have ordered (docs/domain/material.md#orders): made by bookings, packed and handed out by the office. */
export async function rentingMaterialDeskModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  transitionRoute(app, deps);
  defineResource(app, deps, {
    collection: 'renting_material_orders',
    type: 'RentingMaterialOrder',
    title: { one: 'Bestelltes Mietmaterial', many: 'Bestelltes Mietmaterial' },
    schema: RentingMaterialOrderResponse,
    filters: [...ORDER_FILTERS, ...filters({ token: null, 'properties[]': null })],
    pageSize: 100,
    list: listOrders,
    find: findOrder,
  });
}
