import type { CancellationPolicyVersionResponse } from '../../api/cancellation-policies.ts';
import type { CancellationPolicy, CancellationPreset } from '../../domain/cancellation-policy.ts';
import { id } from './id.ts';

/** The first version of each preset, as a booking keeps it. */
export const CANCELLATION_POLICIES: Readonly<Record<CancellationPreset, CancellationPolicy>> = {
  with_nights: {
    preset: 'with_nights',
    version: 1,
    tiers: [
      { fromDays: 31, fee: 8_000, percent: null },
      { fromDays: 20, fee: null, percent: 50 },
      { fromDays: 10, fee: null, percent: 75 },
      { fromDays: 0, fee: null, percent: 100 },
    ],
  },
  day_tour: {
    preset: 'day_tour',
    version: 1,
    tiers: [
      { fromDays: 8, fee: 5_000, percent: null },
      { fromDays: 3, fee: null, percent: 70 },
      { fromDays: 0, fee: null, percent: 100 },
    ],
  },
};

export function aCancellationPolicyVersion(
  overrides: Partial<CancellationPolicyVersionResponse> = {},
): CancellationPolicyVersionResponse {
  const { preset, version, tiers } = CANCELLATION_POLICIES[overrides.preset ?? 'with_nights'];
  return {
    '@id': `/api/cancellation_policies/${id(411)}`,
    '@type': 'CancellationPolicyVersion',
    id: id(411),
    version: 1,
    preset,
    number: version,
    validFrom: '2020-01-01',
    validTo: null,
    tiers,
    ...overrides,
  };
}
