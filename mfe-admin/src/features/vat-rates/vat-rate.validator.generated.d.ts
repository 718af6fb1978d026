// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { VatRateCreate, VatRatePatch } from './vat-rate.validator.ts';

export declare const validateVatRateCreate: SchemaValidator<VatRateCreate>;
export declare const validateVatRatePatch: SchemaValidator<VatRatePatch>;
