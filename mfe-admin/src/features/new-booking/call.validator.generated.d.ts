// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { SeatOptionCreate } from './call.validator.ts';

export declare const validateSeatOptionCreate: SchemaValidator<SeatOptionCreate>;
