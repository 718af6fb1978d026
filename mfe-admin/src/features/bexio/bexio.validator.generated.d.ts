// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { BexioPatch } from './bexio.validator.ts';

export declare const validateBexioPatch: SchemaValidator<BexioPatch>;
