import { picture } from '../block-field.ts';
import { blockKind } from '../block-kind.ts';

export const headerImage = blockKind({
  kind: 'header-image',
  label: 'Kopfbild',
  group: 'pictures',
  isHead: true,
  fields: { picture: picture('Bild', { isRequired: true }) },
});
