import { defineTexts } from '../i18n/index.ts';

export const materialChoiceTexts = defineTexts('material-choice', {
  title: 'Material mieten',
  perDay: '{{price}} pro Tag, zusammen {{total}}',
  perEvent: '{{price}} für die ganze Dauer',
  deposit: 'Depot: {{note}}',
  soldOut: 'An diesen Tagen nicht mehr frei',
  property: '{{title}} ({{unit}})',
  choose: 'Bitte wählen',
  notFree: '{{value}} – nicht frei',
  free: 'Frei: {{values}}',
  freeOf: '{{material}} frei: {{values}}',
  noneFree: 'keine Grösse',
  bounds: 'Möglich: {{bounds}}',
});
