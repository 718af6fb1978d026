import { richText } from '../block-field.ts';
import { blockKind } from '../block-kind.ts';

export const text = blockKind({
  kind: 'text',
  label: 'Text',
  group: 'text',
  isInner: true,
  fields: { html: richText('Text', { isRequired: true }) },
});
