// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { ContentCreate } from './tree.validator.ts';

export declare const validateContentCreate: SchemaValidator<ContentCreate>;
