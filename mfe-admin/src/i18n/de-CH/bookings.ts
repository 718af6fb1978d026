import { defineTexts } from '@firn/shared-ui/i18n';

export const bookingsTexts = defineTexts('bookings', {
  title: 'Buchungen',
  empty: 'Noch keine Buchungen.',
  filters: {
    q: 'Nummer, Name oder E-Mail',
    state: 'Status',
    paymentStatus: 'Zahlung',
    event: 'Event',
    user: 'Gast',
    start: 'Datum des Events',
    createdAt: 'Eingegangen',
  },
  columns: {
    bookingNumber: 'Nummer',
    createdAt: 'Eingegangen',
    booker: 'Gebucht von',
    email: 'E-Mail',
    phone: 'Telefon',
    event: 'Event',
    code: 'Event-Nr.',
    start: 'Datum',
    persons: 'Pers.',
    total: 'Betrag',
    paid: 'Bezahlt',
    dueDate: 'Zahlbar bis',
    state: 'Status',
    paymentStatus: 'Zahlung',
  },
  actions: { confirm: 'Bestätigen', reject: 'Ablehnen', cancel: 'Abmelden' },
  questions: {
    confirm_one: '1 Buchung bestätigen? Der Gast wird benachrichtigt.',
    confirm_other: '{{count}} Buchungen bestätigen? Die Gäste werden benachrichtigt.',
    reject_one: '1 Buchung ablehnen? Der Gast wird benachrichtigt.',
    reject_other: '{{count}} Buchungen ablehnen? Die Gäste werden benachrichtigt.',
    cancel_one: '1 Buchung abmelden? Kosten nach ihren Bedingungen, der Gast wird benachrichtigt.',
    cancel_other:
      '{{count}} Buchungen abmelden? Kosten nach den Bedingungen jeder Buchung, die Gäste werden benachrichtigt.',
  },
  anyway: 'Trotzdem abmelden',
  reason: 'Grund',
  reasonFirst: 'Schreibe den Grund.',
});
