// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { UserPatch } from './user.validator.ts';

export declare const validateUserPatch: SchemaValidator<UserPatch>;
