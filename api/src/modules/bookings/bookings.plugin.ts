import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import type { LockEvent } from './bookings.repository.ts';
import { lockEvent as lockEventRow } from './bookings.repository.ts';
import { bookingsRoutes } from './bookings.routes.ts';
import { createBookingsService } from './bookings.service.ts';

export interface BookingsModuleDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Only a test replaces it, to show that the lock is what prevents overselling. */
  readonly lockEvent?: LockEvent;
}

/** Bookings and price quotes. */
export async function bookingsModule(
  app: FastifyInstance,
  { db, clock, lockEvent = lockEventRow }: BookingsModuleDeps,
): Promise<void> {
  bookingsRoutes(app, { service: createBookingsService({ db, clock, lockEvent }), db, clock });
}
