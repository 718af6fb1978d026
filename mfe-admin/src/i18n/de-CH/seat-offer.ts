import { defineTexts } from '@firn/shared-ui/i18n';

export const seatOfferTexts = defineTexts('seat-offer', {
  action: 'Platz anbieten',
  title_one: '{{name}} 1 Platz anbieten?',
  title_other: '{{name}} {{count}} Plätze anbieten?',
  effect: 'Die Plätze sind reserviert, und ein Link zum Zusagen oder Absagen geht an {{email}}.',
  effectOrder: 'Wer weiter vorne wartet, wird übergangen.',
  reason: 'Grund',
  reasonHint: 'Nötig, wenn es dafür zu wenig Plätze hat.',
  reasonFirst: 'Schreibe den Grund.',
  override: 'Auch ohne freien Platz',
  cancel: 'Abbrechen',
  done: 'Der Platz ist angeboten.',
});
