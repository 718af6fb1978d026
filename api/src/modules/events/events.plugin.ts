import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { eventsRoutes } from './events.routes.ts';
import { createEventsService } from './events.service.ts';

/** Events: list, item, and the events a user guides. */
export async function eventsModule(
  app: FastifyInstance,
  { db, clock }: { readonly db: Db; readonly clock: Clock },
): Promise<void> {
  eventsRoutes(app, { service: createEventsService({ db, clock }) });
}
