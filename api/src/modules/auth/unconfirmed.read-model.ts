import type { Db } from '../../db/client.ts';
import { findNewestRegistration } from './registrations.read-model.ts';

/** The password of the newest registration that waits for its confirmation; null if none does. */
export async function findUnconfirmedPassword(db: Db, email: string, now: Date): Promise<string | null> {
  const registration = await findNewestRegistration(db, email, now);
  return registration?.passwordHash ?? null;
}
