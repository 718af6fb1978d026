// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { RentingMaterialCreate, RentingMaterialPatch } from './renting-material.validator.ts';

export declare const validateRentingMaterialCreate: SchemaValidator<RentingMaterialCreate>;
export declare const validateRentingMaterialPatch: SchemaValidator<RentingMaterialPatch>;
