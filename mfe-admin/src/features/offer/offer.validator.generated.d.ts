// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { OfferPatch } from './offer.validator.ts';

export declare const validateOfferPatch: SchemaValidator<OfferPatch>;
