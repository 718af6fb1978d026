// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { VoucherCreate } from './new-voucher.validator.ts';

export declare const validateVoucherCreate: SchemaValidator<VoucherCreate>;
