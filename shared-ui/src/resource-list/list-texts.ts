/** What every list says, in de-CH. */
export const LIST_TEXTS = {
  views: 'Ansichten',
  filters: 'Liste filtern',
  all: (label: string) => `${label}: alle`,
  chosen: (label: string, count: number) => `${label} (${count})`,
  active: 'Aktive Filter',
  removeFilter: 'entfernen',
  clearFilters: 'Alle Filter löschen',
  yes: 'Ja',
  no: 'Nein',
  from: 'Von',
  until: 'Bis',
  day: 'TT.MM.JJJJ',
  noDay: 'Schreibe ein Datum wie 26.11.2026.',
  since: (day: string) => `ab ${day}`,
  upTo: (day: string) => `bis ${day}`,
  count: (total: number) => (total === 1 ? '1 Eintrag' : `${total} Einträge`),
  columns: 'Spalten',
  create: 'Neu',
  nothingForFilters: 'Für diese Filter gibt es nichts.',
  pageIsEmpty: 'Diese Seite gibt es nicht mehr.',
  firstPage: 'Zur ersten Seite',
  selection: 'Auswahl',
  selected: (count: number, here: number) =>
    count === here ? `${count} gewählt` : `${count} gewählt, ${here} auf dieser Seite`,
  clearSelection: 'Auswahl aufheben',
  working: (done: number, all: number) => `${done} von ${all} …`,
  result: (done: number, all: number) => `${done} von ${all} erledigt`,
  notDone: (count: number) =>
    count === 1
      ? 'Bei diesem Eintrag hat es nicht geklappt. Er bleibt gewählt.'
      : 'Bei diesen Einträgen hat es nicht geklappt. Sie bleiben gewählt.',
  choose: 'Bitte wähle zuerst.',
  undo: 'Rückgängig machen',
  undoable: (label: string, count: number) =>
    count === 1 ? `${label}: 1 Eintrag erledigt.` : `${label}: ${count} Einträge erledigt.`,
  action: 'Aktion',
  run: 'Ausführen',
  change: (label: string) => `${label} ändern`,
  cancel: 'Abbrechen',
  close: 'Schliessen',
  keys: 'Tasten',
  keysTitle: 'Tasten dieser Liste',
  singleKeys: 'Tasten aus einem einzelnen Zeichen benutzen',
} as const;

/** Keys of every list and what they do. */
export const KEY_TEXTS = [
  ['J, ↓', 'Nächste Zeile'],
  ['K, ↑', 'Vorherige Zeile'],
  ['Enter', 'Zeile öffnen'],
  ['/', 'Suchen'],
  ['[', 'Vorherige Seite'],
  [']', 'Nächste Seite'],
  ['?', 'Diese Übersicht'],
] as const;

/** Keys of a list whose rows can be chosen. */
export const SELECTION_KEY_TEXTS = [
  ['X', 'Zeile auswählen'],
  ['Umschalt + ↑, ↓', 'Auswahl erweitern'],
  ['Esc', 'Auswahl aufheben'],
] as const;

/** Keys of a list in which something can be made. */
export const CREATE_KEY_TEXTS = [['N', 'Neu']] as const;
