export type { CallReceiver } from './call-receiver.ts';
export { forgetWebhooks } from './deliveries.repository.ts';
export { sendDueWebhooks } from './send-due-webhooks.ts';
export { webhookEndpointsModule } from './webhook-endpoints.routes.ts';
export { renewSealedWebhooks, webhookSealOf } from './webhook-seal.ts';
export { WEBHOOK_MAIL_TEXTS } from './webhooks.mail-samples.ts';
export { webhooksOf } from './webhooks-of.ts';
