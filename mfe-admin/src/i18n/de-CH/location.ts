import { defineTexts } from '@firn/shared-ui/i18n';

/** Of the one point that an offer or an event has on the map of the agenda. */
export const locationTexts = defineTexts('location', {
  title: 'Standort',
  about: 'So steht es auf der Karte der Agenda, und so findet man es im Umkreis eines Orts.',
  missing:
    'Noch kein Standort: auf der Karte der Agenda fehlt es, und im Umkreis eines Orts findet man es nicht.',
  none: 'keiner',
  search: 'Standort suchen',
  likePoi: 'Wie Wegpunkt',
  noPoi: 'keiner davon',
  fields: {
    latitude: 'Standort: Breite',
    longitude: 'Standort: Länge',
  },
  remove: 'Standort entfernen',
  found: '«{{title}}» ist der Standort.',
  foundPoint: 'Der Standort ist gesetzt.',
  removed: 'Der Standort ist entfernt. «Verwerfen» holt ihn zurück.',
  showMap: 'Standort auf der Karte setzen',
  hideMap: 'Karte des Standorts schliessen',
  map: {
    label: 'Karte des Standorts: ein Klick setzt ihn. Seine Koordinaten stehen auch in den Feldern.',
    failed: 'Die Karte liess sich nicht laden. Suche und Felder funktionieren auch ohne sie.',
    marker: 'Standort',
  },
});
