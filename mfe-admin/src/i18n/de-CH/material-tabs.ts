import { defineTexts } from '@firn/shared-ui/i18n';

export const materialTabsTexts = defineTexts('material-tabs', {
  materials: 'Bestand',
  ordered: 'Ausgabe und Rückgabe',
});
