import { defineTexts } from '@firn/shared-ui/i18n';

/** The pages of the settings. */
export const settingsTabsTexts = defineTexts('settings-tabs', {
  settings: 'Einstellungen',
  messages: 'Texte der Nachrichten',
  messageRules: 'Mitteilungen nach Zeit',
  vatRates: 'Mehrwertsteuer',
  cancellationPolicies: 'Annullationsbedingungen',
  bexio: 'bexio',
  searchWords: 'Suchwörter',
  calendar: 'Kalender',
  apiTokens: 'API-Tokens',
  webhooks: 'Webhooks',
  audit: 'Protokoll',
});
