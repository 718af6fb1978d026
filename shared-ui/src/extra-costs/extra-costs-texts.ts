import { defineTexts } from '../i18n/index.ts';

export const extraCostsTexts = defineTexts('extraCosts', {
  title: 'Vor Ort zu bezahlen, pro Person',
  open: 'je nach Ort',
  inAll_one: 'Alles zusammen',
  inAll_other: 'Alles zusammen, {{count}} Personen',
  around: 'rund {{sum}}',
});
