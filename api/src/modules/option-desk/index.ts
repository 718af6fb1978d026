export { expireOptions } from './end-option.ts';
export { OPTION_MAIL_TEXTS } from './option-desk.mail-samples.ts';
export { dueOptions, forgetOptions } from './seat-options.repository.ts';
export { optionDeskModule } from './seat-options.routes.ts';
