import { file, line } from '../block-field.ts';
import { blockKind } from '../block-kind.ts';

export const download = blockKind({
  kind: 'download',
  label: 'Datei',
  group: 'more',
  isInner: true,
  fields: {
    file: file('Datei', { isRequired: true }),
    label: line('Name', 160, { isRequired: true }),
  },
});
