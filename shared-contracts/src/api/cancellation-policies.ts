import { type Static, Type } from 'typebox';
import { CANCELLATION_PRESETS } from '../domain/cancellation-policy.ts';
import { DateOnly, Nullable, Rappen, strings, versioned } from './hydra.ts';
import { patchSchema, writeSchema } from './write.ts';

/** A tier has an amount per person, or a share of the person's price. */
export const CancellationTierFields = Type.Object(
  {
    fromDays: Type.Integer({ minimum: 0, maximum: 365 }),
    fee: Nullable(Type.Integer({ minimum: 0, maximum: 2_000_000, multipleOf: 5 })),
    percent: Nullable(Type.Integer({ minimum: 0, maximum: 100 })),
  },
  { $id: 'CancellationTierFields', additionalProperties: false },
);
export type CancellationTierFields = Static<typeof CancellationTierFields>;

/** The terms of cancellation that a booking was made under (docs/domain/cancellation.md#by-the-guest). */
export const CancellationPolicyResponse = Type.Object(
  {
    preset: strings(CANCELLATION_PRESETS),
    version: Type.Integer({ minimum: 1 }),
    /** The most days first. A tier has an amount per person, or a share of the person's price. */
    tiers: Type.Array(
      Type.Object({
        fromDays: Type.Integer({ minimum: 0 }),
        fee: Nullable(Rappen),
        percent: Nullable(Type.Integer({ minimum: 0, maximum: 100 })),
      }),
    ),
  },
  { $id: 'CancellationPolicy' },
);

const fields = {
  validFrom: DateOnly,
  tiers: Type.Array(CancellationTierFields, { maxItems: 8 }),
};

/** A version of the terms that bookings are made under from a day on (docs/domain/cancellation.md#versions). */
export const CancellationPolicyVersionResponse = Type.Object(
  {
    ...versioned,
    preset: strings(CANCELLATION_PRESETS),
    /** From 1 within its preset; bookings keep it as `cancellationPolicy.version`. */
    number: Type.Integer({ minimum: 1 }),
    /** The first day on which a booking gets this version. */
    validFrom: DateOnly,
    /** The last one; null while no newer version is known. */
    validTo: Nullable(DateOnly),
    /** The most days first. */
    tiers: Type.Array(
      Type.Object({ fromDays: Type.Integer(), fee: Nullable(Rappen), percent: Nullable(Type.Integer()) }),
    ),
  },
  { $id: 'CancellationPolicyVersion' },
);
export type CancellationPolicyVersionResponse = Static<typeof CancellationPolicyVersionResponse>;

export const CancellationPolicyVersionCreate = writeSchema('CancellationPolicyVersionCreate', {
  preset: strings(CANCELLATION_PRESETS),
  ...fields,
});
export type CancellationPolicyVersionCreate = Static<typeof CancellationPolicyVersionCreate>;
export const CancellationPolicyVersionPatch = patchSchema('CancellationPolicyVersionPatch', fields);
export type CancellationPolicyVersionPatch = Static<typeof CancellationPolicyVersionPatch>;
