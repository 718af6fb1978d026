import { entries, line, oneOf, someOf } from '../block-field.ts';
import { blockKind } from '../block-kind.ts';

export const finder = blockKind({
  kind: 'finder',
  label: 'Welche passt zu mir?',
  group: 'catalogue',
  fields: {
    title: line('Titel', 120),
    activities: someOf('Aktivitäten', 'activities', 12),
    levels: entries('Was bringst du mit?', {
      label: 'Antwort',
      maxItems: 6,
      fields: {
        answer: line('Antwort', 250, { isRequired: true }),
        level: oneOf('Stufe', 'levels', { isRequired: true }),
      },
    }),
  },
});
