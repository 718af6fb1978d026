/** What every page of an item says, in de-CH. */
export const PAGE_TEXTS = {
  loading: 'Wird geladen …',
  failed: 'Das konnte nicht geladen werden.',
  retry: 'Nochmals versuchen',
  tabs: (name: string) => `Seiten von ${name}`,
  more: 'Mehr',
  backToList: 'Zurück zur Liste',
  changedBy: (who: string, when: string) => `Zuletzt geändert von ${who} am ${when}`,
  changed: (when: string) => `Zuletzt geändert am ${when}`,
} as const;
