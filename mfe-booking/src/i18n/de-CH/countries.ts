import { defineTexts } from '@firn/shared-ui/i18n';

export const countriesTexts = defineTexts('countries', {
  CH: 'Schweiz',
  LI: 'Liechtenstein',
  DE: 'Deutschland',
  AT: 'Österreich',
  FR: 'Frankreich',
  IT: 'Italien',
});
