// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { BookingRequest } from './booking.validator.ts';

export declare const validateBookingRequest: SchemaValidator<BookingRequest>;
