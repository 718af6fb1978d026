import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { bookingPersonsRoutes } from './booking-persons.routes.ts';

/** Participants of events. */
export async function bookingPersonsModule(
  app: FastifyInstance,
  deps: { readonly db: Db; readonly clock: Clock },
): Promise<void> {
  bookingPersonsRoutes(app, deps);
}
