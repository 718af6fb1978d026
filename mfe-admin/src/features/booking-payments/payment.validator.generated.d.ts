// biome-ignore-all format: generated
import type { SchemaValidator } from '@firn/shared-ui/form';
import type { PaymentCreate } from './payment.validator.ts';

export declare const validatePaymentCreate: SchemaValidator<PaymentCreate>;
