export { createI18n } from './create-i18n.ts';
