import { defineTexts } from '@firn/shared-ui/i18n';

/** Of the booking form of an event on request (docs/domain/events.md#on-request). */
export const bookingRequestTexts = defineTexts('booking-request', {
  noticeTitle: 'Auf Anfrage: Wir prüfen und melden uns.',
  free: 'Deine Anfrage kostet nichts. Bis wir antworten, halten wir die Plätze für dich.',
  binds:
    'Sagen wir zu, ist die Buchung verbindlich, und du bekommst die Rechnung. Bis dahin kannst du sie zurückziehen.',
  paymentTitle: 'Prüfen und anfragen',
  methodTitle: 'Was das heisst',
  submit: 'Anfrage senden',
  submitting: 'Wird gesendet …',
  done: {
    title: 'Wir haben deine Anfrage',
    mail: 'Wir prüfen sie und schreiben dir an {{email}}.',
    withdraw: 'Du kannst sie jederzeit zurückziehen.',
    link: 'Anfrage ansehen',
  },
});
