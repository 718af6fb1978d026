// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { ActivityCreate, ActivityPatch } from './activity.validator.ts';

export declare const validateActivityCreate: SchemaValidator<ActivityCreate>;
export declare const validateActivityPatch: SchemaValidator<ActivityPatch>;
