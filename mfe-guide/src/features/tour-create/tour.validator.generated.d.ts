// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { NewTour, NewTourOfOffer } from './tour.validator.ts';

export declare const validateNewTour: SchemaValidator<NewTour>;
export declare const validateNewTourOfOffer: SchemaValidator<NewTourOfOffer>;
