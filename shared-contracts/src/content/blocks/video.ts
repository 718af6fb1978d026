import { line, picture } from '../block-field.ts';
import { blockKind } from '../block-kind.ts';

export const video = blockKind({
  kind: 'video',
  label: 'Video',
  group: 'more',
  fields: {
    url: line('Adresse', 500, {
      isRequired: true,
      help: 'Von YouTube oder Vimeo. Geladen wird es erst, wenn jemand zustimmt und abspielt.',
    }),
    title: line('Titel', 160, { isRequired: true }),
    picture: picture('Standbild', { isRequired: true }),
  },
});
