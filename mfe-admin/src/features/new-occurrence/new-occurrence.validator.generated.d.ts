// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { NewEvent } from './new-occurrence.validator.ts';

export declare const validateNewEvent: SchemaValidator<NewEvent>;
