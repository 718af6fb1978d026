// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { EventMessageCreate, EventNotesPatch, EventReportInput, TextMessageCreate, TourDraftPatch } from './tour.validator.ts';

export declare const validateEventMessageCreate: SchemaValidator<EventMessageCreate>;
export declare const validateEventNotesPatch: SchemaValidator<EventNotesPatch>;
export declare const validateEventReportInput: SchemaValidator<EventReportInput>;
export declare const validateTextMessageCreate: SchemaValidator<TextMessageCreate>;
export declare const validateTourDraftPatch: SchemaValidator<TourDraftPatch>;
