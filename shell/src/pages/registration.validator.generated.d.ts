// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { RegistrationRequest } from './registration.validator.ts';

export declare const validateRegistrationRequest: SchemaValidator<RegistrationRequest>;
