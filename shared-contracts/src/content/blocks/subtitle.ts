import { lines } from '../block-field.ts';
import { blockKind } from '../block-kind.ts';

export const subtitle = blockKind({
  kind: 'subtitle',
  label: 'Untertitel',
  group: 'text',
  isHead: true,
  fields: { text: lines('Text', 300, { isRequired: true }) },
});
