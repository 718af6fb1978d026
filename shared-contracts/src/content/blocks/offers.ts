import { line, someOf } from '../block-field.ts';
import { blockKind } from '../block-kind.ts';

export const offers = blockKind({
  kind: 'offers',
  label: 'Angebote',
  group: 'catalogue',
  fields: {
    title: line('Titel', 120),
    offers: someOf('Angebote', 'offers', 12, { isRequired: true }),
  },
});
