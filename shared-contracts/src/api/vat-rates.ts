import { type Static, Type } from 'typebox';
import { VAT_CATEGORIES } from '../domain/difficulty.ts';
import { DateOnly, Nullable, resource, strings } from './hydra.ts';

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
