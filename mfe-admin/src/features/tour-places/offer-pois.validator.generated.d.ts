// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { OfferPoisPatch } from './offer-pois.validator.ts';

export declare const validateOfferPoisPatch: SchemaValidator<OfferPoisPatch>;
