import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import { createOffersReadModel } from './offers.read-model.ts';
import { offersRoutes } from './offers.routes.ts';

/** Offers: list and item. */
export async function offersModule(app: FastifyInstance, { db }: { readonly db: Db }): Promise<void> {
  offersRoutes(app, { offers: createOffersReadModel(db) });
}
