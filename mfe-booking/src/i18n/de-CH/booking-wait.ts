import { defineTexts } from '@firn/shared-ui/i18n';

/** Of the booking form while the event is full (docs/domain/bookings.md#waiting-list). */
export const bookingWaitTexts = defineTexts('booking-wait', {
  noticeTitle: 'Ausgebucht: Du kommst auf die Warteliste.',
  refusedTitle: 'Ohne Konto geht das erst um {{time}} Uhr wieder.',
  refused:
    'Von deinem Internetanschluss sind in der letzten Stunde schon viele Anfragen gekommen. Melde dich an oder ruf uns an: Dann geht es gleich.',
  free: 'Das kostet jetzt nichts und verpflichtet zu nichts.',
  offer:
    'Werden genug Plätze frei, bekommst du eine E-Mail. Du hast dann 24 Stunden Zeit, sie anzunehmen, kurz vor dem Termin 2 Stunden.',
  order: 'Wer zuerst wartet, kommt zuerst zum Zug.',
  paymentTitle: 'Angaben prüfen',
  methodTitle: 'Was das heisst',
  price: 'Dieser Preis gilt, wenn du die Plätze annimmst. Erst dann buchst du.',
  submit: 'Auf die Warteliste',
  submitAgain: 'Trotzdem auf die Warteliste',
  submitting: 'Wird gesendet …',
  offerInstead: 'Du kannst dich auf die Warteliste setzen. Deine Angaben bleiben, wie sie sind.',
  seatsTitle: 'Es hat wieder Plätze.',
  seats: 'Du musst nicht warten: Buche die Plätze jetzt.',
  book: 'Zur Buchung',
  alreadyTitle: 'Du stehst schon auf der Warteliste.',
  already:
    'Mit dieser E-Mail-Adresse wartet schon jemand auf diesen Termin. Den Link dazu findest du in unserer E-Mail.',
  done: {
    title: 'Du bist auf der Warteliste',
    position: 'Du bist Nummer {{position}}.',
    mail: 'Wir schreiben dir an {{email}}, sobald genug Plätze frei sind.',
    leave: 'Du kannst die Warteliste jederzeit verlassen, ohne Kosten.',
    link: 'Eintrag ansehen',
  },
});
