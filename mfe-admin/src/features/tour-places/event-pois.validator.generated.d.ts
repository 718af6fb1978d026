// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { EventPoisPatch } from './event-pois.validator.ts';

export declare const validateEventPoisPatch: SchemaValidator<EventPoisPatch>;
