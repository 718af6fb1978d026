import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import { navigationEntriesRoutes } from './navigation-entries.routes.ts';
import { createNavigationService } from './navigation-entries.service.ts';

/** The site's navigation. */
export async function navigationEntriesModule(
  app: FastifyInstance,
  { db }: { readonly db: Db },
): Promise<void> {
  navigationEntriesRoutes(app, createNavigationService({ db }));
}
