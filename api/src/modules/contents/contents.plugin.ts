import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import { contentsRoutes } from './contents.routes.ts';
import { createContentsService } from './contents.service.ts';

/** CMS pages. */
export async function contentsModule(app: FastifyInstance, { db }: { readonly db: Db }): Promise<void> {
  contentsRoutes(app, createContentsService({ db }));
}
