import { defineTexts } from '@firn/shared-ui/i18n';

export const searchTexts = defineTexts('search', {
  title: 'Suche',
  description: 'Seiten, Touren, Kurse, Termine und Guides finden.',
  field: 'Wonach suchst du?',
  submit: 'Suchen',
  hits_one: '1 Treffer für «{{q}}»',
  hits_other: '{{count}} Treffer für «{{q}}»',
  kinds: { page: 'Seiten', offer: 'Touren und Kurse', event: 'Termine', guide: 'Team' },
  others_one: '1 weiterer Treffer',
  others_other: '{{count}} weitere Treffer',
  none: {
    title: 'Nichts gefunden für «{{q}}»',
    text: 'Alle Wörter müssen vorkommen. Versuche es mit weniger oder anderen Wörtern, zum Beispiel mit dem Namen eines Berges oder einer Aktivität.',
    agenda: 'Alle Termine in der Agenda',
    home: 'Zur Startseite',
  },
  empty: {
    title: 'Das kannst du suchen',
    text: 'Touren, Kurse, Orte, Guides und alle Seiten, auch Monate, Wochentage und Grade in Worten. Zum Beispiel:',
    dates: 'Die nächsten Termine',
    finder: 'Was passt zu dir?',
  },
  allDates: 'Alle passenden Termine in der Agenda',
  short: 'Bitte gib mindestens 2 Zeichen ein.',
});
