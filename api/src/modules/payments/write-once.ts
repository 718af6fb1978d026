import type { PaymentResponse } from '@firn/shared-contracts/api';
import type { Tx } from '../../db/client.ts';
import { isLockTimeout } from '../../lib/database-errors.ts';
import { lockTimeout } from '../bookings/index.ts';
import { type OnceDeps, type OnceRequest, runOnce } from '../idempotency-keys/index.ts';
import type { Writer } from './write-payment.ts';

export type WriteEntry = (tx: Tx, writer: Writer) => Promise<PaymentResponse>;

/**
 * Writes an entry at most once per idempotency key: entry and answer last both or neither
 * (docs/domain/bookings.md#idempotency).
 * @throws Problem as the entry itself, 409 lock-timeout, and those of the key.
 */
export async function writeOnce(
  deps: OnceDeps,
  once: OnceRequest,
  writer: Writer,
  write: WriteEntry,
): Promise<PaymentResponse> {
  try {
    const { body } = await runOnce(deps, once, (keep) =>
      deps.db.transaction(async (tx) => {
        const answer = { status: 201, body: await write(tx, writer) };
        await keep(tx, answer);
        return answer;
      }),
    );
    return body as PaymentResponse;
  } catch (error) {
    throw isLockTimeout(error) ? lockTimeout(error) : error;
  }
}
