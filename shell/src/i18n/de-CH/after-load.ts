import { defineTexts } from '@firn/shared-ui/i18n';

/** What a tab may have to say once its page is there; comes with that code. */
export const afterLoadTexts = defineTexts('shell-after-load', {
  draftLost:
    'Diese Seite musste erneuert werden. Was du eingegeben hast, konnten wir leider nicht übernehmen.',
});
