// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { VoucherOrderCreate } from './voucher-order.validator.ts';

export declare const validateVoucherOrderCreate: SchemaValidator<VoucherOrderCreate>;
