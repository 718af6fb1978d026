import { entries, line, picture } from '../block-field.ts';
import { blockKind } from '../block-kind.ts';

export const gallery = blockKind({
  kind: 'gallery',
  label: 'Galerie',
  group: 'pictures',
  fields: {
    title: line('Titel', 120),
    pictures: entries('Bilder', {
      label: 'Bild',
      maxItems: 60,
      fields: { picture: picture('Bild', { isRequired: true, hasCaption: true }) },
    }),
  },
});
