import { defineTexts } from '@firn/shared-ui/i18n';

/** Why nothing is booked yet, and the remedies. */
export const bookingFailureTexts = defineTexts('booking-failure', {
  priceTitle: 'Der Preis hat sich geändert.',
  price: 'Bisher {{before}}, neu {{after}}. Du hast noch nicht gebucht.',
  fullTitle: 'So viele Plätze sind nicht frei.',
  full_one: 'Es ist nur noch 1 Platz frei.',
  full_other: 'Es sind nur noch {{count}} Plätze frei.',
  none: 'Der Termin ist ausgebucht.',
  kept: 'Deine Angaben bleiben gespeichert.',
  fewer: 'Personen anpassen',
  unknownTitle: 'Wir haben keine Antwort erhalten.',
  unknown:
    'Prüfe deine Verbindung und sende die Buchung nochmals. Sie wird auch dann nur einmal gezählt, wenn sie schon angekommen ist.',
  busyTitle: 'Gerade buchen viele.',
  busy: 'Versuche es in einem Augenblick nochmals.',
  sentTitle: 'Deine Buchung ist schon angekommen.',
  sent: 'Die erste Sendung dieser Buchung hat uns erreicht. Die Bestätigung findest du in deinen E-Mails.',
  refusedTitle: 'Die Buchung ist nicht möglich.',
  most_one: 'Der Termin hat nur 1 Platz.',
  most_other: 'Der Termin hat höchstens {{count}} Plätze.',
  againTitle: 'Für diesen Termin schon gebucht',
  takesPart: '{{name}} ist schon angemeldet (Buchung {{number}}).',
  waits: '{{name}} steht schon auf der Warteliste (Buchung {{number}}).',
  bookAgain: 'Trotzdem buchen',
  sessionLost: 'Du bist nicht mehr angemeldet.',
  sessionOther: 'Du bist jetzt als {{name}} angemeldet.',
  nothing: 'Es ist noch nichts gebucht.',
  sessionUnclear:
    'Vielleicht ist die Buchung schon im Konto angekommen: Melde dich dort an und sende sie nochmals.',
  sessionOtherHint:
    'Möchtest du für ein anderes Konto buchen, melde dich zuerst in einem anderen Tab ab und mit jenem an.',
  bookAs: 'Als {{name}} buchen',
  bookAsGuest: 'Als Gast buchen',
});
