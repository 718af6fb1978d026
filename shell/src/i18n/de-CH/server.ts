import { defineTexts } from '@firn/shared-ui/i18n';

/** Texts that only the server renders, so that no tab loads them. */
export const serverTexts = defineTexts('shell-server', {
  needsScript: {
    title: 'Diese Seite braucht JavaScript',
    text: 'Schalte es bitte im Browser ein. Oder melde dich bei uns, wir helfen dir gerne weiter:',
  },
});
