import { defineTexts } from '@firn/shared-ui/i18n';

/** The fields of a guide's own tour, new or given back. */
export const tourFormTexts = defineTexts('tour-form', {
  sections: { what: 'Die Tour', kind: 'Art und Gruppe', price: 'Preis', dates: 'Daten' },
  fields: {
    offer: 'Angebot',
    title: 'Titel',
    start: 'Beginn',
    end: 'Ende',
    registrationDeadline: 'Anmeldeschluss',
    place: 'Ort',
    meetingText: 'Treffpunkt',
    leadText: 'Kurzbeschrieb',
    programText: 'Programm',
    minimumParticipants: 'Personen mindestens',
    maximumParticipants: 'Personen höchstens',
    level: 'Niveau',
    activities: 'Aktivitäten',
    priceComponents: 'Preis pro Person',
    priceTitle: 'Bezeichnung',
    grossPrice: 'Betrag',
    vatRate: 'Mehrwertsteuer',
    accommodationCost: 'Unterkunft',
  },
  tourShare: 'Anteil Tour',
  price: 'Preis {{number}}',
  addPrice: 'Preis hinzufügen',
  chooseLevel: 'Noch keines',
  endBeforeStart: 'Bitte gib ein Ende nach dem Beginn an.',
});
