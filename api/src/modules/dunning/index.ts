export { DUNNING_MAIL_TEXTS } from './dunning.mail-samples.ts';
export { dunningModule } from './dunning.routes.ts';
export { remindPayers } from './remind-payers.ts';
