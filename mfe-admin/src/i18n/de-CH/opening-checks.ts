import { defineTexts } from '@firn/shared-ui/i18n';

/** Names what an event has, and what it lacks, before guests may book it. */
export const openingChecksTexts = defineTexts('opening-checks', {
  title: 'Vor dem Buchen',
  there: 'Erledigt:',
  missing: 'Fehlt:',
  needed: 'Ohne das kann niemand buchen:',
});
