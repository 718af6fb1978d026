// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { AccommodationPatch } from './accommodation.validator.ts';

export declare const validateAccommodationPatch: SchemaValidator<AccommodationPatch>;
