export { type PaymentProvider, ProviderUnavailable, RefundRefused } from './payment-provider.ts';
