/** What a tree says whose nodes can be moved, in de-CH. */
export const TREE_TEXTS = {
  handle: (label: string) => `«${label}» verschieben`,
  instructions:
    'Leertaste nimmt die Zeile auf. Pfeil nach oben und unten ordnet sie, Pfeil nach rechts stellt sie unter die Zeile darüber, Pfeil nach links eine Ebene höher. Leertaste legt sie ab, Escape bricht ab.',
  lifted: 'aufgenommen',
  putDown: 'abgelegt',
  putBack: 'wieder wie vorher',
  below: (label: string) => `unter «${label}»`,
  top: 'auf der obersten Ebene',
  said: (label: string, what: string, index: number, count: number, where: string) =>
    `«${label}»${what ? ` ${what}` : ''}: Platz ${index + 1} von ${count} ${where}.`,
  level: (depth: number) => `Ebene ${depth + 1}`,
} as const;
