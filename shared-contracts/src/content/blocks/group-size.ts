import { line } from '../block-field.ts';
import { blockKind } from '../block-kind.ts';

/** Most guests of one guide on a glacier, as the settings say it (docs/domain/catalogue-check.md#group-size). */
export const groupSize = blockKind({
  kind: 'group-size',
  label: 'Gäste je Guide',
  group: 'catalogue',
  isInner: true,
  fields: { title: line('Titel', 120) },
});
