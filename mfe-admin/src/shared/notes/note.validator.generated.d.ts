// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { NoteCreate, NotePatch } from './note.validator.ts';

export declare const validateNoteCreate: SchemaValidator<NoteCreate>;
export declare const validateNotePatch: SchemaValidator<NotePatch>;
