import { line, lines } from '../block-field.ts';
import { blockKind } from '../block-kind.ts';

export const newsletter = blockKind({
  kind: 'newsletter',
  label: 'Newsletter',
  group: 'more',
  fields: {
    title: line('Titel', 120, { isRequired: true }),
    text: lines('Text', 400),
  },
});
