import { defineTexts } from '@firn/shared-ui/i18n';

export const officeGuidesTexts = defineTexts('office-guides', {
  title: 'Guides',
  asked_one: 'Anfrage ohne Antwort',
  asked_other: 'Anfragen ohne Antwort',
  missing_one: 'Rapport fehlt',
  missing_other: 'Rapporte fehlen',
});
