// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { InvoicePatch } from './invoice.validator.ts';

export declare const validateInvoicePatch: SchemaValidator<InvoicePatch>;
