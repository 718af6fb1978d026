// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { ProfilePatch } from './own-data.validator.ts';

export declare const validateProfilePatch: SchemaValidator<ProfilePatch>;
