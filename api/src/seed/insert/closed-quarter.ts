import { quarterOf, zurichDate } from '@firn/shared-contracts/domain';
import type { Tx } from '../../db/client.ts';
import { keepClosedPeriod } from '../../modules/finance/index.ts';
import { userId } from '../ids.ts';

const CLOSED_BY = 'super@firn.example';

/**
 * Closes the quarter before the last one, which is left for whoever tries it. It comes last: from then on nothing is dated
 * into it, nor before.
 */
export async function closeQuarter(tx: Tx, now: Date): Promise<void> {
  const { from, to } = quarterOf(zurichDate(now), -2);
  await keepClosedPeriod(tx, { from, to }, { createdById: userId(CLOSED_BY), now });
}
