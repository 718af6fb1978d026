// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { FeedbackPatch } from './feedback.validator.ts';

export declare const validateFeedbackPatch: SchemaValidator<FeedbackPatch>;
