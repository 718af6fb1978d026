import { inner } from '../block-field.ts';
import { blockKind } from '../block-kind.ts';

export const columns = blockKind({
  kind: 'columns',
  label: 'Zwei Spalten',
  group: 'more',
  fields: { left: inner('Linke Spalte', 10), right: inner('Rechte Spalte', 10) },
});
