/** What the fields say, in de-CH. */
export const FIELD_TEXTS = {
  loading: 'Wird geladen …',
  dateHint: 'TT.MM.JJJJ',
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
  time: 'Uhrzeit',
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

/** What the editor of formatted text says; the names of its buttons by their commands. */
export const RICH_TEXT_TEXTS = {
  toolbar: (label: string) => `Format von «${label}»`,
  bold: 'Fett',
  italic: 'Kursiv',
  heading: 'Titel',
  subheading: 'Untertitel',
  bullets: 'Liste',
  numbers: 'Nummerierte Liste',
  quote: 'Zitat',
  link: 'Link',
  plain: 'Format entfernen',
  address: 'Adresse des Links',
  addressHint: 'https://…, eine E-Mail-Adresse, tel:+41… oder eine Seite von uns wie /agenda',
  page: 'Oder eine Seite der Website',
  pageHint: 'Der Link bleibt richtig, wenn die Seite umzieht.',
  noPage: 'Keine',
  addressWrong: 'Bitte gib eine Adresse an, die mit https:// beginnt, zum Beispiel https://www.sac-cas.ch.',
  setLink: 'Link setzen',
  removeLink: 'Link entfernen',
  table: 'Der Editor kennt keine Tabellen: Jede Zeile der eingefügten Tabelle steht hier als Absatz.',
  unknown:
    'Dieser Text enthält Formate, die der Editor nicht kennt. Damit nichts verloren geht, lässt er sich hier nicht ändern.',
} as const;

/** What uploads say; the states by their names in `Upload`. */
export const UPLOAD_TEXTS = {
  choose: 'Dateien wählen',
  limits: {
    pictures: 'Oder hierher ziehen: JPEG, PNG, WebP, AVIF oder HEIC, je höchstens 20 MB.',
    pdfs: 'Oder hierher ziehen: PDF, je höchstens 20 MB.',
    receipts: 'Oder hierher ziehen: Bild oder PDF, je höchstens 20 MB.',
  },
  waiting: 'Wartet',
  done: 'Fertig',
  failed: 'Hochladen fehlgeschlagen. Bitte versuche es nochmals.',
  refused: 'Nicht gesendet',
  cutOff: 'Die Verbindung ist abgebrochen. Bitte versuche es nochmals.',
  wrongType: {
    pictures: 'Kein Bild, das wir verarbeiten können: bitte JPEG, PNG, WebP, AVIF oder HEIC.',
    pdfs: 'Kein PDF: bitte speichere das Dokument als PDF.',
    receipts: 'Weder Bild noch PDF.',
  },
  tooLarge: {
    pictures: 'Grösser als 20 MB: bitte verkleinere das Bild.',
    pdfs: 'Grösser als 20 MB: bitte verkleinere das PDF.',
    receipts: 'Grösser als 20 MB: bitte verkleinere die Datei.',
  },
  empty: 'Die Datei ist leer.',
  retry: 'Nochmals versuchen',
  retryOf: (name: string) => `«${name}» nochmals versuchen`,
  cancel: 'Abbrechen',
  cancelOf: (name: string) => `«${name}» abbrechen`,
  remove: 'Entfernen',
  removeOf: (name: string) => `«${name}» entfernen`,
  progress: (name: string) => `Fortschritt von «${name}»`,
  count: (done: number, all: number) => `${done} von ${all} hochgeladen`,
} as const;
