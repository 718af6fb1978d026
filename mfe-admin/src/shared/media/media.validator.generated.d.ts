// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { MediaPatch } from './media.validator.ts';

export declare const validateMediaPatch: SchemaValidator<MediaPatch>;
