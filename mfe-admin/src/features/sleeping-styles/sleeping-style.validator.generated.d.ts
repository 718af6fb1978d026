// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { SleepingStyleCreate, SleepingStylePatch } from './sleeping-style.validator.ts';

export declare const validateSleepingStyleCreate: SchemaValidator<SleepingStyleCreate>;
export declare const validateSleepingStylePatch: SchemaValidator<SleepingStylePatch>;
