import { type Static, Type } from 'typebox';
import { VAT_CATEGORIES } from '../domain/difficulty.ts';
import { DateOnly, Nullable, strings, versioned } from './hydra.ts';
import { filledText, patchSchema, writeSchema } from './write.ts';

export const VatRateResponse = Type.Object(
  {
    ...versioned,
    title: Type.String(),
    category: strings(VAT_CATEGORIES),
    percent: Type.Number({ description: '8.1 for 8.1 %.' }),
    validFrom: DateOnly,
    /** The day before the next rate of the same tax begins; null while none is known. */
    validTo: Nullable(DateOnly),
  },
  { $id: 'VatRate' },
);
export type VatRateResponse = Static<typeof VatRateResponse>;

const vatRateFields = {
  title: filledText(60),
  category: strings(VAT_CATEGORIES),
  percent: Type.Number({ minimum: 0, maximum: 50 }),
  validFrom: DateOnly,
};
export const VatRateCreate = writeSchema('VatRateCreate', vatRateFields);
export type VatRateCreate = Static<typeof VatRateCreate>;
export const VatRatePatch = patchSchema('VatRatePatch', vatRateFields);
export type VatRatePatch = Static<typeof VatRatePatch>;
