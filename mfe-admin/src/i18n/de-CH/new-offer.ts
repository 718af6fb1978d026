import { defineTexts } from '@firn/shared-ui/i18n';

export const newOfferTexts = defineTexts('new-offer', {
  title: 'Neues Angebot',
  section: 'Was wird angeboten?',
  text: 'Titel und Art genügen. Das Angebot bleibt verborgen, bis du es veröffentlichst.',
  fields: { title: 'Titel', type: 'Art' },
  choose: 'Bitte wählen',
});
