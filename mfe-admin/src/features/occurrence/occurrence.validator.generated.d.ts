// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { EventPatch } from './occurrence.validator.ts';

export declare const validateEventPatch: SchemaValidator<EventPatch>;
