// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { MailTextPatch } from './mail-text.validator.ts';

export declare const validateMailTextPatch: SchemaValidator<MailTextPatch>;
