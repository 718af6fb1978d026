// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { SearchWordCreate, SearchWordPatch } from './search-word.validator.ts';

export declare const validateSearchWordCreate: SchemaValidator<SearchWordCreate>;
export declare const validateSearchWordPatch: SchemaValidator<SearchWordPatch>;
