// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { EventAccommodationCreate, EventAccommodationPatch } from './reservation.validator.ts';

export declare const validateEventAccommodationCreate: SchemaValidator<EventAccommodationCreate>;
export declare const validateEventAccommodationPatch: SchemaValidator<EventAccommodationPatch>;
