// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { TagCreate, TagMerge, TagPatch } from './tag.validator.ts';

export declare const validateTagCreate: SchemaValidator<TagCreate>;
export declare const validateTagMerge: SchemaValidator<TagMerge>;
export declare const validateTagPatch: SchemaValidator<TagPatch>;
