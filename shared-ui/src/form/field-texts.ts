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

/** What a list that is put in order says. Positions count from 1. */
export const SORTABLE_TEXTS = {
  handle: (label: string) => `«${label}» verschieben`,
  instructions:
    'Leertaste nimmt die Zeile auf, Pfeiltasten verschieben sie, Leertaste legt sie ab, Escape bricht ab.',
  lifted: (label: string, position: number, count: number) =>
    `«${label}» aufgenommen, Platz ${position} von ${count}.`,
  moved: (label: string, position: number, count: number) => `«${label}» auf Platz ${position} von ${count}.`,
  putDown: (label: string, position: number, count: number) =>
    `«${label}» abgelegt auf Platz ${position} von ${count}.`,
  putBack: (label: string, position: number, count: number) =>
    `Abgebrochen: «${label}» ist wieder auf Platz ${position} von ${count}.`,
  add: 'Zeile hinzufügen',
  remove: (label: string) => `«${label}» entfernen`,
  removeShort: 'Entfernen',
} as const;
