// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { BookingRequest } from './new-booking.validator.ts';

export declare const validateBookingRequest: SchemaValidator<BookingRequest>;
