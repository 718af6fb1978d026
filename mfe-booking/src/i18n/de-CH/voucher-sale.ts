import { defineTexts } from '@firn/shared-ui/i18n';

export const voucherSaleTexts = defineTexts('voucher-sale', {
  title: 'Gutschein schenken',
  lead: 'Verschenke eine Tour oder einen Kurs: Du wählst Betrag, Bild und Worte, und der Gutschein kommt als PDF per E-Mail. Er gilt für alles, was wir anbieten, und lässt sich in Teilen einlösen.',
  present: 'Der Gutschein',
  buyer: 'Du und der Versand',
  pay: 'Bezahlen',
  preview: 'So sieht der Gutschein aus',
  kind: 'Gutschein',
  for: 'Für {{name}}',
  from: 'Von {{name}}',
  fields: {
    amount: 'Betrag',
    picture: 'Bild',
    recipientName: 'Für wen',
    message: 'Deine Worte',
    offer: 'Für welche Tour',
    buyerName: 'Dein Name',
    buyerEmail: 'Deine E-Mail-Adresse',
    deliverTo: 'E-Mail-Adresse der beschenkten Person',
    deliverOn: 'Senden am',
    method: 'Zahlungsart',
  },
  hints: {
    amount: 'Von {{least}} bis {{most}}.',
    message: 'Höchstens {{count}} Zeichen.',
    offer: 'Steht auf dem Gutschein. Er gilt trotzdem für alles, was wir anbieten.',
    deliverTo: 'Leer: Wir senden ihn dir.',
    deliverOn: 'Leer: gleich nach der Zahlung.',
  },
  methods: { twint: 'TWINT', card: 'Karte' },
  send: 'Weiter zur Zahlung',
  sent: 'Du kommst jetzt zur Zahlung.',
  withoutScript:
    'Ohne JavaScript lässt sich dieser Gutschein nicht online bezahlen. Bitte ruf uns an oder schreib uns eine E-Mail: Wir stellen ihn dir aus.',
  bought: {
    title: 'Danke für deinen Gutschein',
    mailed: 'Wir senden ihn an {{email}}.',
    mailedOn: 'Wir senden ihn am {{date}} an {{email}}.',
    worth: '{{amount}}, gültig bis {{date}}',
    download: 'Gutschein als PDF herunterladen',
  },
  unpaid: {
    title: 'Wir prüfen deine Zahlung',
    text: 'Sobald die Zahlung bei uns ist, steht hier dein Gutschein, und wir senden ihn per E-Mail. Du kannst diese Seite schliessen.',
    again: 'Anderen Gutschein kaufen',
  },
});
