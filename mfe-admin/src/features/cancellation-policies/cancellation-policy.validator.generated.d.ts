// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { CancellationPolicyVersionCreate, CancellationPolicyVersionPatch } from './cancellation-policy.validator.ts';

export declare const validateCancellationPolicyVersionCreate: SchemaValidator<CancellationPolicyVersionCreate>;
export declare const validateCancellationPolicyVersionPatch: SchemaValidator<CancellationPolicyVersionPatch>;
