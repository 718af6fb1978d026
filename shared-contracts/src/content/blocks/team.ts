import { flag, line, someOf } from '../block-field.ts';
import { blockKind } from '../block-kind.ts';

export const team = blockKind({
  kind: 'team',
  label: 'Team',
  group: 'catalogue',
  fields: {
    title: line('Titel', 120),
    all: flag('Alle, die auf der Seite «Team» stehen', true),
    guides: someOf('Guides', 'guides', 30),
  },
});
