import type { Tx } from '../../db/client.ts';
import { type Admission, admissionOf } from './brake.domain.ts';
import { type Braked, readTraffic } from './brake.repository.ts';
import type { Submission } from './submission.ts';

/** What the brake makes of a form; bookings by an account are neither counted nor braked. */
export async function admissionFor(
  tx: Tx,
  { source, settings, now }: Submission,
  kind: Braked = 'booking',
): Promise<Admission> {
  return source ? admissionOf(await readTraffic(tx, source, now, kind), settings, now) : { kind: 'binds' };
}
