import { defineTexts } from '@firn/shared-ui/i18n';

export const materialOrdersTexts = defineTexts('material-orders', {
  title: 'Bestelltes Mietmaterial',
  empty: 'Niemand mietet Material.',
  packed: 'Gepackt',
  withCharge: '{{price}} + {{charge}}',
  picture: 'Bild des Schadens',
  pictureOf: 'Bild des Schadens: {{name}}',
  columns: {
    person: 'Person',
    material: 'Material',
    state: 'Status',
    piece: 'Etikett',
    note: 'Bemerkung',
    price: 'Preis',
  },
});
