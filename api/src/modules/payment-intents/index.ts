export { openPaymentProvider } from './open-payment-provider.ts';
export { PAYMENT_MAIL_TEXTS } from './payment-intents.mail-samples.ts';
export { forgetWebhookEvents } from './payment-intents.repository.ts';
export { type PaymentIntentsDeps, paymentIntentsModule } from './payment-intents.routes.ts';
export { type PaymentProvider, ProviderUnavailable, RefundRefused } from './payment-provider.ts';
export { settleOpenPayments } from './settle-open-payments.ts';
export { startPayment } from './start-payment.ts';
export { testPaymentsModule } from './test-provider/test-payments.routes.ts';
export { webhooksModule } from './webhooks.routes.ts';
