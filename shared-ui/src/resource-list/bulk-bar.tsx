import { Button } from '../mantine/button.ts';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './resource-list.module.css';
import type { BulkAction } from './resource-list.types.ts';
import type { Selection } from './use-selection.ts';

interface BulkBarProps<Row> {
  readonly selection: Selection<Row>;
  readonly actions: readonly BulkAction<Row>[];
  readonly onStart: (action: BulkAction<Row>) => void;
}

/** What can be done with the chosen rows; stands at the foot of the window while any is chosen. */
export function BulkBar<Row>({ selection, actions, onStart }: BulkBarProps<Row>) {
  const { rows, here, clear } = selection;
  if (rows.length === 0) return null;
  return (
    <section className={styles.bulk} aria-label={LIST_TEXTS.selection}>
      <p role="status">{LIST_TEXTS.selected(rows.length, here)}</p>
      {actions.map((action) => (
        <Button key={action.id} onClick={() => onStart(action)}>
          {action.label}
        </Button>
      ))}
      <Button variant="subtle" onClick={clear}>
        {LIST_TEXTS.clearSelection}
      </Button>
    </section>
  );
}
