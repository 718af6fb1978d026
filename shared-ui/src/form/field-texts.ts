/** What the fields say, in de-CH. */
export const FIELD_TEXTS = {
  loading: 'Wird geladen …',
  searching: 'Wird gesucht …',
  searchFailed: 'Die Suche ist fehlgeschlagen.',
  nothing: 'Nichts gefunden.',
  more: 'Es gibt mehr: weiter tippen.',
  retry: 'Nochmals versuchen',
  create: (text: string) => `«${text}» neu anlegen`,
  creating: (text: string) => `«${text}» wird angelegt …`,
  createFailed: (text: string) => `«${text}» konnte nicht angelegt werden. Bitte versuche es nochmals.`,
  remove: (label: string) => `«${label}» entfernen`,
  calendar: (label: string) => `Kalender zu «${label}»`,
} as const;

/** What screen readers say of the calendar's controls, by Mantine's names. */
export const CALENDAR_TEXTS = {
  monthLevelControl: 'Monat wählen',
  yearLevelControl: 'Jahr wählen',
  nextMonth: 'Nächster Monat',
  previousMonth: 'Vorheriger Monat',
  nextYear: 'Nächstes Jahr',
  previousYear: 'Vorheriges Jahr',
  nextDecade: 'Nächste zehn Jahre',
  previousDecade: 'Vorherige zehn Jahre',
} as const;
