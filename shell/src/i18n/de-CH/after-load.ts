import { defineTexts } from '@firn/shared-ui/i18n';

/** Texts a tab may need once its page has loaded; they come with that code. */
export const afterLoadTexts = defineTexts('shell-after-load', {
  draftLost:
    'Diese Seite musste erneuert werden. Was du eingegeben hast, konnten wir leider nicht übernehmen.',
});
