// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { NewOffer } from './new-offer.validator.ts';

export declare const validateNewOffer: SchemaValidator<NewOffer>;
