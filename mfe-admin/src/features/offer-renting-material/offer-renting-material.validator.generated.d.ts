// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { OfferMaterialsPatch } from './offer-renting-material.validator.ts';

export declare const validateOfferMaterialsPatch: SchemaValidator<OfferMaterialsPatch>;
