// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { AdditionRequest, BookingPersonPatch } from './booking-people.validator.ts';

export declare const validateAdditionRequest: SchemaValidator<AdditionRequest>;
export declare const validateBookingPersonPatch: SchemaValidator<BookingPersonPatch>;
