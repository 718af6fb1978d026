import { defineTexts } from '@firn/shared-ui/i18n';

export const confirmBookingTexts = defineTexts('confirm-booking', {
  title: 'Buchung bestätigen',
  until_one: 'Ein Klick fehlt noch: Dein Platz ist bis {{time}} Uhr für dich reserviert.',
  until_other: 'Ein Klick fehlt noch: Deine {{count}} Plätze sind bis {{time}} Uhr für dich reserviert.',
  facts: { event: 'Termin', date: 'Datum', persons: 'Personen', total: 'Total', number: 'Buchungsnummer' },
  confirm: 'Buchung bestätigen',
  notYours: 'Hast du nicht gebucht? Dann musst du nichts tun: Die Reservation verfällt von selbst.',
  failed: {
    title: 'Das hat nicht geklappt.',
    text: 'Deine Buchung ist noch nicht bestätigt. Prüfe deine Verbindung und versuche es nochmals.',
  },
  confirmed: {
    title: 'Du bist dabei!',
    text: 'Deine Buchung ist bestätigt. Alles Weitere schicken wir an {{email}}.',
    link: 'Buchung ansehen',
  },
  expired: {
    title: 'Die Zeit zum Bestätigen ist vorbei',
    text: 'Deine Plätze sind wieder frei. Du kannst den Termin nochmals buchen.',
  },
  ended: {
    title: 'Diese Buchung gilt nicht mehr',
    text: 'Sie wurde inzwischen annulliert. Du kannst den Termin nochmals buchen.',
  },
  again: 'Nochmals buchen',
  toEvent: 'Zum Termin',
  invalid: {
    title: 'Dieser Link ist nicht gültig',
    text: 'Öffne den Link aus unserer E-Mail nochmals, oder kopiere ihn ganz in die Adresszeile.',
    agenda: 'Zur Agenda',
  },
});
