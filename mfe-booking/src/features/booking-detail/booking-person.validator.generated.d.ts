// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { BookingPersonRequest } from './booking-person.validator.ts';

export declare const validateBookingPersonRequest: SchemaValidator<BookingPersonRequest>;
