import { type CancellationPreset, type CancellationTier, inTierOrder } from '@firn/shared-contracts/domain';
import { eq, max } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { takeTurns } from '../../db/take-turns.ts';
import { tableKind } from '../../records/index.ts';
import { cancellationPolicies } from './cancellation-policies.table.ts';

export interface CancellationPolicyRecord {
  readonly preset: CancellationPreset;
  readonly number: number;
  readonly validFrom: string;
  readonly tiers: CancellationTier[];
}

const sameDay = { field: 'validFrom', message: 'Für diesen Tag gibt es schon eine Fassung.' };

export const cancellationPolicyKind = {
  ...tableKind<CancellationPolicyRecord>({
    entity: 'cancellationPolicy',
    collection: 'cancellation_policies',
    table: cancellationPolicies,
    columns: { preset: 'preset', number: 'number', validFrom: 'validFrom', tiers: 'tiers' },
    references: {},
    unique: { cancellation_policies_day_key: sameDay, cancellation_policies_number_key: sameDay },
    labelOf: ({ preset, number }) =>
      `${preset === 'day_tour' ? 'Tagestouren' : 'Mit Übernachtung'}, Fassung ${number}`,
  }),
  normalisers: { tiers: (tiers: CancellationTier[]) => inTierOrder(tiers) },
};

/** Numbers are given one after the other: two new versions at once wait for each other. */
export async function nextVersionNumber(tx: Tx, preset: CancellationPreset): Promise<number> {
  await takeTurns(tx, 'cancellation_policies.number');
  const [row] = await tx
    .select({ last: max(cancellationPolicies.number) })
    .from(cancellationPolicies)
    .where(eq(cancellationPolicies.preset, preset));
  return (row?.last ?? 0) + 1;
}
