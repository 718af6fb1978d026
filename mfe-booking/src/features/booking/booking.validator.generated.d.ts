import type { SchemaValidator } from '@firn/shared-ui/form';

export declare const validateBookingRequest: SchemaValidator;
