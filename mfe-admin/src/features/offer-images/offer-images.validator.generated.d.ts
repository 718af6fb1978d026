// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { OfferImagesPatch } from './offer-images.validator.ts';

export declare const validateOfferImagesPatch: SchemaValidator<OfferImagesPatch>;
