// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { FamilyMemberCreate, FamilyMemberPatch } from './family.validator.ts';

export declare const validateFamilyMemberCreate: SchemaValidator<FamilyMemberCreate>;
export declare const validateFamilyMemberPatch: SchemaValidator<FamilyMemberPatch>;
