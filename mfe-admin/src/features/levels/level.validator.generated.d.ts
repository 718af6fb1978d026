// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { LevelCreate, LevelPatch } from './level.validator.ts';

export declare const validateLevelCreate: SchemaValidator<LevelCreate>;
export declare const validateLevelPatch: SchemaValidator<LevelPatch>;
