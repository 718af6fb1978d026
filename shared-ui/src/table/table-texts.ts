/** What every table says, in de-CH. */
export const TABLE_TEXTS = {
  loading: 'Wird geladen …',
  failed: 'Die Liste konnte nicht geladen werden.',
  retry: 'Nochmals versuchen',
  lacking: (count: number, names: string) =>
    count === 1 ? `1 Spalte ausgeblendet: ${names}` : `${count} Spalten ausgeblendet: ${names}`,
  whole: 'Alle Spalten zeigen',
  fewer: 'Nur wichtige Spalten zeigen',
  pages: 'Seiten',
  previous: 'Zurück',
  next: 'Weiter',
  page: (page: number) => `Seite ${page}`,
  range: (from: number, to: number, total: number) => `${from} bis ${to} von ${total}`,
  pageSize: 'Zeilen pro Seite',
  select: (name: string) => `${name} auswählen`,
  selectAll: 'Alle auf dieser Seite auswählen',
} as const;
