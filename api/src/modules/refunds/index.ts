export { pursueRefunds } from './pursue-refund.ts';
export { REFUND_MAIL_TEXTS } from './refunds.mail-samples.ts';
export { refundsModule } from './refunds.routes.ts';
