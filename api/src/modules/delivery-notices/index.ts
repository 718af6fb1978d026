export { DELIVERY_MAIL_TEXTS } from './delivery-notices.mail-samples.ts';
export { deliveryNoticesModule } from './ending-tokens.routes.ts';
