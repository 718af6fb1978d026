import { defineTexts } from '@firn/shared-ui/i18n';

export const levelsTexts = defineTexts('levels', {
  title: 'Niveaus',
  empty: 'Noch keine Niveaus.',
  create: 'Neues Niveau',
  edit: 'Niveau bearbeiten',
  fields: { title: 'Titel', description: 'Beschreibung', position: 'Reihenfolge' },
  positionHint: 'Kleinere Zahlen stehen weiter vorn.',
});
