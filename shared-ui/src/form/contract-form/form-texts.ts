/** What every form of an item says, in de-CH. */
export const FORM_TEXTS = {
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert',
  discard: 'Verwerfen',
  cancel: 'Abbrechen',
  dirty: 'Nicht gespeicherte Änderungen',
  clean: 'Keine Änderungen',
  nothing: 'Nichts zu speichern: Du hast nichts geändert.',
  failed: 'Das Speichern ist fehlgeschlagen. Deine Eingaben stehen noch da; versuche es nochmals.',
  noAnswer:
    'Keine Verbindung: Es ist nicht sicher, ob gespeichert wurde. Deine Eingaben stehen noch da; versuche es nochmals.',
  sessionEnded:
    'Deine Anmeldung ist abgelaufen. Deine Eingaben bleiben hier stehen: melde dich in einem neuen Fenster an und speichere nochmals.',
  login: 'Neu anmelden',
  check: (count: number) =>
    count === 1
      ? 'Noch nicht gespeichert: Eine Angabe stimmt noch nicht.'
      : `Noch nicht gespeichert: ${count} Angaben stimmen noch nicht.`,
  somebody: 'Jemand',
  somebodyElse: 'der anderen Person',
  newer: 'Inzwischen von jemandem geändert.',
  look: 'Ansehen',
  changed: (who: string, when: string, what: string) => `${who} hat ${when}${what} geändert.`,
  somethingElse: 'anderes an diesem Eintrag',
  and: ' und ',
  at: (time: string) => `um ${time} `,
  onDay: (day: string, time: string) => `am ${day} um ${time} `,
  bothChanged: 'Ihr habt beide geändert. Was soll gelten?',
  mine: (value: string) => `Meins: ${value}`,
  theirs: (who: string, value: string) => `Von ${who}: ${value}`,
  choose: (label: string) => `Bitte wähle, was bei «${label}» gelten soll.`,
  takeAndSave: 'Übernehmen und speichern',
  empty: 'leer',
  yes: 'ja',
  no: 'nein',
  otherEntry: 'ein Eintrag der Liste',
  entries: (count: number) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
  draft: (when: string) => `Du hast hier am ${when} angefangen.`,
  resume: 'Fortsetzen',
  leave: {
    title: 'Änderungen verwerfen?',
    text: 'Was du geändert hast, ist noch nicht gespeichert.',
    stay: 'Weiter bearbeiten',
    go: 'Verwerfen',
  },
} as const;
