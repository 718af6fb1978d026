// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { PrivateOfferCreate, PrivateRequestPatch } from './private-request.validator.ts';

export declare const validatePrivateOfferCreate: SchemaValidator<PrivateOfferCreate>;
export declare const validatePrivateRequestPatch: SchemaValidator<PrivateRequestPatch>;
