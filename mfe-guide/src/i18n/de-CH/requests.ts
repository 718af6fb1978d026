import { defineTexts } from '@firn/shared-ui/i18n';

/** Tells what a guide decides by. */
export const requestsTexts = defineTexts('requests', {
  group: 'Gruppe',
  seats: '{{booked}} von {{maximum}} Plätzen gebucht, mindestens {{minimum}}',
  fee: 'Dein Honorar',
  feeOf_one: '{{total}} für 1 Tag',
  feeOf_other: '{{total}} ({{count}} Tage zu {{rate}})',
  noFee: 'Mit dem Büro abmachen',
  coGuides: 'Mit dir führen',
  alone: 'Noch niemand',
  page: 'Ausschreibung ansehen',
  pageOf: 'Ausschreibung ansehen: {{title}}',
});
