import { picture } from '../block-field.ts';
import { blockKind } from '../block-kind.ts';

export const picturePair = blockKind({
  kind: 'picture-pair',
  label: 'Zwei Bilder',
  group: 'pictures',
  fields: {
    left: picture('Bild links', { isRequired: true, hasCaption: true }),
    right: picture('Bild rechts', { isRequired: true, hasCaption: true }),
  },
});
