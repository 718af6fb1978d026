import { defineTexts } from '@firn/shared-ui/i18n';

export const pictureFieldTexts = defineTexts('picture-field', {
  choose: 'Bild wählen',
  chooseOther: 'Anderes Bild wählen',
  close: 'Schliessen',
});
