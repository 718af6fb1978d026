// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { PrivateRequestCreate } from './private-request.validator.ts';

export declare const validatePrivateRequestCreate: SchemaValidator<PrivateRequestCreate>;
