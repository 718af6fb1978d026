/** What the fields of a place say, in de-CH. */
export const PLACE_TEXTS = {
  unknown: 'Diese Postleitzahl kennen wir nicht. Stimmt sie?',
  several: (count: number) => `${count} Orte haben diese Postleitzahl: Wähle einen aus.`,
} as const;
