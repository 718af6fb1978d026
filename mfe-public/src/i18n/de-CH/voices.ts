import { defineTexts } from '@firn/shared-ui/i18n';

export const voicesTexts = defineTexts('voices', {
  title: 'Stimmen von Gästen',
  rating: '{{average}} von 5, aus {{count}} Rückmeldungen',
  grade: '{{average}} von 5',
  guest: 'Gast',
  reply: 'Antwort von Firn',
  replied: 'Antwort von Firn, {{date}}',
  product: 'Bergführungen mit {{name}}',
});
