import { defineTexts } from '@firn/shared-ui/i18n';

export const sleepingStylesTexts = defineTexts('sleepingStyles', {
  title: 'Übernachtungsarten',
  empty: 'Noch keine Übernachtungsarten.',
  create: 'Neue Übernachtungsart',
  edit: 'Übernachtungsart bearbeiten',
  fields: { title: 'Titel', position: 'Reihenfolge' },
  positionHint: 'Kleinere Zahlen stehen weiter vorn.',
});
