import { defineTexts } from '@firn/shared-ui/i18n';

export const searchHelpTexts = defineTexts('search-help', {
  didYouMean: 'Meintest du',
  nearest: 'Am ehesten passen diese Termine',
});
