// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { EventMaterialsPatch } from './occurrence-renting-material.validator.ts';

export declare const validateEventMaterialsPatch: SchemaValidator<EventMaterialsPatch>;
