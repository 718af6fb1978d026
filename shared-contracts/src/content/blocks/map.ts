import { line, points } from '../block-field.ts';
import { blockKind } from '../block-kind.ts';

export const map = blockKind({
  kind: 'map',
  label: 'Karte',
  group: 'more',
  fields: {
    title: line('Titel', 120),
    places: points('Orte', 40, { isRequired: true }),
  },
});
