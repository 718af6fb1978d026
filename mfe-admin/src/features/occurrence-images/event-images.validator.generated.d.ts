// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { EventImagesPatch } from './event-images.validator.ts';

export declare const validateEventImagesPatch: SchemaValidator<EventImagesPatch>;
