import { defineTexts } from '@firn/shared-ui/i18n';

/** Speaks of seats that the office holds (docs/domain/bookings.md#options). */
export const seatOptionTexts = defineTexts('seat-option', {
  title: 'Für dich reserviert',
  states: {
    open: { title: 'Für dich reserviert', text: 'Wir halten dir die Plätze bis {{until}} frei.' },
    booked: {
      title: 'Deine Plätze sind gebucht',
      text: 'Alles Weitere steht in der E-Mail mit der Bestätigung.',
    },
    released: {
      title: 'Nicht mehr reserviert',
      text: 'Wir haben die Plätze freigegeben. Sind noch welche frei, kannst du sie buchen.',
    },
    expired: {
      title: 'Die Reservation ist abgelaufen',
      text: 'Sind noch Plätze frei, kannst du sie buchen. Oder ruf uns an.',
    },
  },
  facts: { tour: 'Termin', date: 'Datum', seats: 'Plätze', number: 'Nummer', price: 'Preis pro Person' },
  book: 'Angaben ergänzen und buchen',
  event: 'Zum Termin',
  invalid: {
    title: 'Dieser Link gilt nicht',
    text: 'Vielleicht fehlt ein Stück davon. Öffne ihn nochmals aus der Nachricht, oder frag uns.',
  },
});
