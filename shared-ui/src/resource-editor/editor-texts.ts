/** What the form beside a list says, in de-CH. */
export const EDITOR_TEXTS = {
  remove: 'Löschen',
  removeQuestion: (name: string) => `«${name}» löschen?`,
  removeWarning: 'Das lässt sich nicht rückgängig machen.',
  keep: 'Behalten',
} as const;
