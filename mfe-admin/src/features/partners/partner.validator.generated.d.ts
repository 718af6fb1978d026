// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { PartnerCreate, PartnerPatch } from './partner.validator.ts';

export declare const validatePartnerCreate: SchemaValidator<PartnerCreate>;
export declare const validatePartnerPatch: SchemaValidator<PartnerPatch>;
