import { defineTexts } from '@firn/shared-ui/i18n';

export const placesMapTexts = defineTexts('places-map', {
  loading: 'Karte wird geladen …',
  zoomIn: 'Vergrössern',
  zoomOut: 'Verkleinern',
  attribution: '© swisstopo',
  move: 'Ziehen oder Pfeiltasten verschieben ihn, mit der Umschalttaste in kleinen Schritten.',
});
