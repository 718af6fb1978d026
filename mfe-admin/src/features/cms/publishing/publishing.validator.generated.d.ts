// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { ContentTransition } from './publishing.validator.ts';

export declare const validateContentTransition: SchemaValidator<ContentTransition>;
