import type { Tx } from '../../db/client.ts';
import { admissionFor } from './admission.ts';
import { bookedTooOften } from './bookings.errors.ts';
import { type Braked, secondsUntilUsual } from './brake.repository.ts';
import type { Submission } from './submission.ts';

/** @throws 429 for a guest without an account beyond what is usual: it would wait for its link and for something else. */
export async function requireUsual(tx: Tx, submission: Submission, braked: Braked): Promise<void> {
  const { source, settings, now } = submission;
  const { kind } = await admissionFor(tx, submission, braked);
  if (source && kind !== 'binds')
    throw bookedTooOften(
      await secondsUntilUsual(tx, { ...source, kind: braked }, settings, now),
      settings.phone,
    );
}
