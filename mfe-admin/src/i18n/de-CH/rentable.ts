import { defineTexts } from '@firn/shared-ui/i18n';

export const rentableTexts = defineTexts('rentable', {
  form: 'Was man mieten kann',
  field: 'Mietmaterial',
  hint: 'Was hier angekreuzt ist, können Gäste bei der Buchung für jede Person mieten. Was zur Aktivität passt, steht zuerst.',
  eventHint: 'Eine eigene Liste des Events gilt anstelle der Liste des Angebots.',
  perDay: '{{title}} ({{price}} pro Tag)',
  perEvent: '{{title}} ({{price}} pro Event)',
  count_one: '1 Material',
  count_other: '{{count}} Materialien',
  none: 'Es gibt noch kein Mietmaterial.',
  all: 'Mietmaterialien',
  packingList: 'Packliste drucken',
  store: 'Ausgabe und Rückgabe',
});
