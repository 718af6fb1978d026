import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { bookingPersonsRoutes } from './booking-persons.routes.ts';
import { createBookingPersonsService } from './booking-persons.service.ts';

/** Participants of events. */
export async function bookingPersonsModule(
  app: FastifyInstance,
  deps: { readonly db: Db; readonly clock: Clock },
): Promise<void> {
  bookingPersonsRoutes(app, createBookingPersonsService(deps));
}
