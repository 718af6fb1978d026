// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { EventSeason } from './new-occurrence.validator.ts';

export declare const validateEventSeason: SchemaValidator<EventSeason>;
