import { defineTexts } from '@firn/shared-ui/i18n';

export const tourSearchTexts = defineTexts('tour-search', {
  title: 'Tour erstellen: Angebot suchen',
  lead: 'Wähle ein Angebot: Deine Tour übernimmt alles ausser den Daten.',
  search: 'Titel des Angebots',
  results: 'Angebote',
  empty: 'Kein Angebot gefunden. Versuche es mit einem Teil des Titels.',
  planned: 'Schon geplant: {{dates}}',
  unplanned: 'In den nächsten zwei Jahren noch nicht geplant',
  copy: 'Daten wählen',
  copyOf: 'Daten wählen für {{title}}',
});
