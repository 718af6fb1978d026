import { defineTexts } from '@firn/shared-ui/i18n';

export const eventBookingTexts = defineTexts('event-booking', {
  book: 'Jetzt buchen',
  request: 'Anfragen',
  onRequest: 'Auf Anfrage: Wir prüfen deine Anfrage und melden uns. Erst unsere Zusage gilt.',
  wait: 'Auf die Warteliste',
  deadline: 'Anmeldeschluss',
  minimum_one: 'Findet ab 1 Person statt',
  minimum_other: 'Findet ab {{count}} Personen statt',
  from: 'ab',
  sac: '{{price}} mit SAC-Ausweis',
  ownSac: '{{price}} mit deinem SAC-Ausweis',
  other: 'Weitere Termine ansehen',
  reasons: {
    waitlist: 'Dieser Termin ist ausgebucht. Wird ein Platz frei, bieten wir ihn der Warteliste an.',
    full: 'Dieser Termin ist ausgebucht.',
    deadline_passed: 'Der Anmeldeschluss ist vorbei. Ruf uns an: Manchmal finden wir noch einen Platz.',
    cancelled: 'Dieser Termin ist abgesagt.',
    past: 'Dieser Termin hat bereits stattgefunden.',
    unknown: 'Dieser Termin ist noch nicht buchbar.',
  },
});
