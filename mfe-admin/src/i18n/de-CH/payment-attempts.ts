import { defineTexts } from '@firn/shared-ui/i18n';

export const paymentAttemptsTexts = defineTexts('payment-attempts', {
  title: 'Online-Zahlungen',
  columns: {
    begun: 'Begonnen',
    method: 'Wie',
    amount: 'Betrag',
    state: 'Stand',
    externalId: 'Nummer beim Anbieter',
  },
  failure: '{{state}}: {{why}}',
  none: 'noch keine',
});
