// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { NewAccommodation } from './new-accommodation.validator.ts';

export declare const validateNewAccommodation: SchemaValidator<NewAccommodation>;
