import type { SchemaValidator } from './schema-validator.ts';

export declare const validateBookingRequest: SchemaValidator;
