import { defineTexts } from '@firn/shared-ui/i18n';

/** For who comes back to the form after booking. */
export const bookedTexts = defineTexts('booked', {
  title: 'Du hast diesen Termin schon gebucht.',
  waits: 'Du stehst für diesen Termin schon auf der Warteliste.',
  facts_one: 'Buchung {{number}} für 1 Person',
  facts_other: 'Buchung {{number}} für {{count}} Personen',
});
