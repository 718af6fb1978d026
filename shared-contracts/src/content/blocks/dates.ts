import { count, line, oneOf } from '../block-field.ts';
import { blockKind } from '../block-kind.ts';

export const dates = blockKind({
  kind: 'dates',
  label: 'Termine',
  group: 'catalogue',
  fields: {
    title: line('Titel', 120),
    activity: oneOf('Aktivität', 'activities'),
    level: oneOf('Stufe', 'levels'),
    tag: oneOf('Schlagwort', 'tags'),
    count: count('Wie viele', 1, 12, 6),
  },
});
