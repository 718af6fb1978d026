// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { MailRequest } from './mail.validator.ts';

export declare const validateMailRequest: SchemaValidator<MailRequest>;
