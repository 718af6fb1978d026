// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { ContentPatch } from './content.validator.ts';

export declare const validateContentPatch: SchemaValidator<ContentPatch>;
