import { defineTexts } from '@firn/shared-ui/i18n';

export const seatOptionsTexts = defineTexts('seat-options', {
  title: 'Gehaltene Plätze',
  none: 'Für diesen Event sind keine Plätze gehalten.',
  seats_one: '1 Platz',
  seats_other: '{{count}} Plätze',
  until: 'bis {{when}}',
  sent: { mail: 'Link per E-Mail', sms: 'Link per SMS', none: 'Link nicht verschickt' },
  book: 'Buchen',
  bookOf: 'Für {{name}} buchen',
  release: 'Freigeben',
  releaseOf: 'Plätze von {{name}} freigeben',
  ask: {
    title: 'Plätze freigeben?',
    text: '{{name}} erfährt es, und der Link gilt nicht mehr. Die Plätze gehen an die Warteliste, dann an alle.',
    cancel: 'Weiter halten',
    done: 'Die Plätze sind frei.',
  },
});
