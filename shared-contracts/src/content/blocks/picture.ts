import { choice, picture as pictureField } from '../block-field.ts';
import { blockKind } from '../block-kind.ts';

export const picture = blockKind({
  kind: 'picture',
  label: 'Bild',
  group: 'pictures',
  isInner: true,
  fields: {
    picture: pictureField('Bild', { isRequired: true, hasCaption: true }),
    width: choice('Breite', [
      { value: 'text', label: 'So breit wie der Text' },
      { value: 'wide', label: 'Breiter als der Text' },
    ]),
  },
});
