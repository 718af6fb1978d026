import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import { contentsRoutes } from './contents.routes.ts';

/** CMS pages. */
export async function contentsModule(app: FastifyInstance, { db }: { readonly db: Db }): Promise<void> {
  contentsRoutes(app, db);
}
