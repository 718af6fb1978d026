import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { bookingsRoutes } from './bookings.routes.ts';
import { createBookingsService } from './bookings.service.ts';

/** Bookings and price quotes. */
export async function bookingsModule(
  app: FastifyInstance,
  deps: { readonly db: Db; readonly clock: Clock },
): Promise<void> {
  bookingsRoutes(app, createBookingsService(deps));
}
