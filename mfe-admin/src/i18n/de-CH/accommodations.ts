import { defineTexts } from '@firn/shared-ui/i18n';

export const accommodationsTexts = defineTexts('accommodations', {
  title: 'Unterkünfte',
  empty: 'Noch keine Unterkünfte.',
  columns: {
    title: 'Name',
    kind: 'Art',
    place: 'Ort',
    altitude: 'Höhe',
    beds: 'Betten',
    phone: 'Telefon',
    asksBy: 'Anfragen',
  },
  filters: { title: 'Name', kind: 'Art' },
  map: {
    show: 'Auf der Karte zeigen',
    hide: 'Karte schliessen',
    label: 'Karte der Unterkünfte. Jede steht auch in der Liste.',
    failed: 'Die Karte liess sich nicht laden. Die Liste hat alle Unterkünfte.',
  },
});
