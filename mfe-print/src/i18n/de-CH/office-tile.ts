import { defineTexts } from '@firn/shared-ui/i18n';

export const officeTileTexts = defineTexts('office-tile', {
  title: 'Listen drucken',
  text: 'Teilnehmende, Material und Notfallnummern eines Events',
});
