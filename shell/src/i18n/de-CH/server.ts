import { defineTexts } from '@firn/shared-ui/i18n';

/** What only the server says, so that no tab loads it. */
export const serverTexts = defineTexts('shell-server', {
  needsScript: {
    title: 'Diese Seite braucht JavaScript',
    text: 'Schalte es bitte im Browser ein. Oder melde dich bei uns, wir helfen dir gerne weiter:',
  },
});
