/** What the fields say, in de-CH. */
export const FIELD_TEXTS = {
  loading: 'Wird geladen …',
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
