import { type Static, Type } from 'typebox';
import { VAT_CATEGORIES } from '../domain/difficulty.ts';
import { DateOnly, Nullable, resource, strings } from './hydra.ts';

/** The small lists that filters offer (spec section 7). */
export const ActivityResponse = Type.Object(
  {
    ...resource,
    title: Type.String(),
    slug: Type.String(),
    mainFilter: Type.Boolean(),
    parent: Nullable(Type.String({ description: 'IRI of the parent activity.' })),
    position: Type.Integer(),
  },
  { $id: 'Activity' },
);
export type ActivityResponse = Static<typeof ActivityResponse>;

export const LevelResponse = Type.Object(
  { ...resource, title: Type.String(), description: Type.String(), position: Type.Integer() },
  { $id: 'Level' },
);
export type LevelResponse = Static<typeof LevelResponse>;

export const SleepingStyleResponse = Type.Object(
  { ...resource, title: Type.String(), position: Type.Integer() },
  { $id: 'SleepingStyle' },
);
export type SleepingStyleResponse = Static<typeof SleepingStyleResponse>;

export const TagResponse = Type.Object({ ...resource, title: Type.String() }, { $id: 'Tag' });
export type TagResponse = Static<typeof TagResponse>;

export const VatRateResponse = Type.Object(
  {
    ...resource,
    title: Type.String(),
    category: strings(VAT_CATEGORIES),
    percent: Type.Number({ description: '8.1 for 8.1 %.' }),
    validFrom: DateOnly,
    validTo: Nullable(DateOnly),
  },
  { $id: 'VatRate' },
);
export type VatRateResponse = Static<typeof VatRateResponse>;
