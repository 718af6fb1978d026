// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { NewEvent, NewTour } from './tour.validator.ts';

export declare const validateNewEvent: SchemaValidator<NewEvent>;
export declare const validateNewTour: SchemaValidator<NewTour>;
