// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { MailTextWords } from './mail-text.validator.ts';

export declare const validateMailTextWords: SchemaValidator<MailTextWords>;
