import { choice, line, lines, link } from '../block-field.ts';
import { blockKind } from '../block-kind.ts';

export const callToAction = blockKind({
  kind: 'call-to-action',
  label: 'Aufforderung',
  group: 'text',
  isInner: true,
  fields: {
    title: line('Titel', 120, { isRequired: true }),
    text: lines('Text', 600),
    link: link('Knopf', { isRequired: true }),
    look: choice('Aussehen', [
      { value: 'calm', label: 'Ruhig' },
      { value: 'strong', label: 'Auffällig' },
    ]),
  },
});
