import { defineTexts } from '@firn/shared-ui/i18n';

export const occurrenceTexts = defineTexts('occurrence', {
  form: 'Event bearbeiten',
  sections: { dates: 'Datum', office: 'Büro' },
  fields: {
    start: 'Beginn',
    end: 'Ende',
    registrationDeadline: 'Anmelden bis',
    decisionDate: 'Entscheid bis',
    autoConfirm: 'Von selbst sichern',
    accountingNo: 'Buchhaltungskonto',
    sacDiscountPercent: 'SAC-Rabatt',
    eventAccommodations: 'Unterkünfte',
    numberOfBookedRooms: 'Reservierte Zimmer',
    notes: 'Notizen für Büro und Guides',
  },
  hints: {
    moment: 'Zum Beispiel 11.7.26 9:30.',
    start: 'Zum Beispiel 11.7.26 9:30. Ende und Anmeldeschluss gehen um gleich viele Tage mit.',
    decisionDate: 'Der letzte Tag, an dem das Büro mangels Anmeldungen absagt.',
  },
  rules: {
    end: 'Das Ende liegt vor dem Beginn.',
    deadline: 'Der Anmeldeschluss liegt nach dem Beginn.',
  },
  yes: 'ja',
  no: 'nein',
  percent: '%',
});
