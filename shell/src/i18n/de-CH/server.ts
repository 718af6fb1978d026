/** What only the server says, so that no tab loads it. */
export const needsScript = {
  title: 'Diese Seite braucht JavaScript',
  text: 'Schalte es bitte im Browser ein. Oder melde dich bei uns, wir helfen dir gerne weiter:',
} as const;
