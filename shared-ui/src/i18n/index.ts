export { createI18n } from './create-i18n.ts';
export { bindTexts, defineTexts, type Texts, type Translate } from './define-texts.ts';
