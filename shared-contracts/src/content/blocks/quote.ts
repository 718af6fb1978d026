import { line, lines } from '../block-field.ts';
import { blockKind } from '../block-kind.ts';

export const quote = blockKind({
  kind: 'quote',
  label: 'Zitat',
  group: 'text',
  isInner: true,
  fields: {
    text: lines('Zitat', 1000, { isRequired: true }),
    author: line('Von wem', 120),
  },
});
