// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { BookingPatch } from './booking.validator.ts';

export declare const validateBookingPatch: SchemaValidator<BookingPatch>;
