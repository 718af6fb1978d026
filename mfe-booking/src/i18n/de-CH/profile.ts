import { defineTexts } from '@firn/shared-ui/i18n';

export const profileTexts = defineTexts('profile', {
  title: 'Profil',
  upcoming: 'Kommende Buchungen',
  upcomingEmpty: 'Du hast keine kommenden Buchungen. In der Agenda findest du deine nächste Tour.',
  waiting: 'Warteliste',
  ended: 'Annulliert und abgesagt',
  past: 'Vergangene Buchungen',
  pastEmpty: 'Hier stehen später die Touren, die du mit uns gemacht hast.',
  todo: {
    confirm: 'Bestätige sie bis {{time}} Uhr mit dem Link in unserer E-Mail.',
    offered: 'Plätze frei: Nimm sie bis {{until}} Uhr an.',
    position: 'Nummer {{position}} auf der Warteliste.',
    pay: 'Noch {{amount}} zu bezahlen.',
    payBy: 'Noch {{amount}} zu bezahlen, bis {{date}}.',
    refund: 'Du bekommst {{amount}} zurück. Unser Büro meldet sich.',
    otherDate: 'Bis {{until}} Uhr kannst du einen anderen Termin wählen.',
    requested: 'Unser Büro prüft deine Anfrage.',
  },
  remembered: {
    title: 'Merkliste',
    empty: 'Du hast nichts gemerkt. Mit dem Stern bei einem Termin kommt er auf diese Liste.',
    remove: 'Entfernen',
    removeOf: '«{{title}}» von der Merkliste entfernen',
    removed: '«{{title}}» ist nicht mehr gemerkt, und du bekommst keine E-Mails mehr dazu.',
    mails: 'E-Mails dazu',
    mailsHint:
      'Wir mailen dir, wenn nur noch 3 Plätze frei sind, bei einem neuen Datum und bei einer Absage.',
    undo: 'Rückgängig',
    failed: 'Das hat nicht geklappt. Versuche es nochmals.',
  },
  contact: {
    title: 'Deine Angaben',
    email: 'E-Mail',
    phone: 'Telefon',
    address: 'Adresse',
    missing: 'nicht erfasst',
    change: 'Angaben ändern',
  },
});
