import { isLockTimeout } from '../../lib/database-errors.ts';
import { lockTimeout } from './bookings.errors.ts';

/** Whoever waits too long for a lock is told to come again. @throws 409 lock-timeout */
export async function inTurn<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isLockTimeout(error) ? lockTimeout(error) : error;
  }
}
