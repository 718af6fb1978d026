import {
  type CancellationPolicy,
  cancellationPresetOf,
  inForceOn,
  type LocalDate,
} from '@firn/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { cancellationPolicies } from './cancellation-policies.table.ts';

/** The terms that a booking of this day gets, for an event of so many days, as the booking keeps them. */
export async function policyInForce(
  db: Db,
  { durationDays }: { readonly durationDays: number },
  day: LocalDate,
): Promise<CancellationPolicy> {
  const preset = cancellationPresetOf(durationDays);
  const versions = await db
    .select()
    .from(cancellationPolicies)
    .where(eq(cancellationPolicies.preset, preset));
  const inForce = inForceOn(versions, day);
  if (!inForce)
    throw new Error(`No terms of cancellation ${preset} on ${day}: a migration brings the first.`);
  return { preset, version: inForce.number, tiers: inForce.tiers };
}
