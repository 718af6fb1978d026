import type { SchemaValidator } from './schema-validator.ts';
import * as generated from './validators.generated.js';

/** The `BookingRequest` of the contract, compiled ahead: the content security policy forbids eval. */
export const validateBookingRequest: SchemaValidator = generated.validateBookingRequest;
