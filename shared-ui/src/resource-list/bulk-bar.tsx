import { useState } from 'react';
import { Button } from '../mantine/button.ts';
import { NativeSelect } from '../mantine/native-select.ts';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './resource-list.module.css';
import type { BulkAction } from './resource-list.types.ts';
import type { Selection } from './use-selection.ts';

/** As many buttons have room in one line. */
const MOST_BUTTONS = 4;

interface BulkBarProps<Row> {
  readonly selection: Selection<Row>;
  readonly actions: readonly BulkAction<Row>[];
  readonly onStart: (action: BulkAction<Row>) => void;
}

function ActionSelect<Row>({ actions, onStart }: Pick<BulkBarProps<Row>, 'actions' | 'onStart'>) {
  const [chosen, setChosen] = useState(actions[0]?.id);
  const action = actions.find(({ id }) => id === chosen);
  return (
    <>
      <NativeSelect
        aria-label={LIST_TEXTS.action}
        data={actions.map(({ id, label }) => ({ value: id, label }))}
        value={chosen ?? ''}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Button variant="default" onClick={() => action && onStart(action)}>
        {LIST_TEXTS.run}
      </Button>
    </>
  );
}

/** What can be done with the chosen rows; stands at the foot of the window while any is chosen. */
export function BulkBar<Row>({ selection, actions, onStart }: BulkBarProps<Row>) {
  const { rows, here, clear } = selection;
  if (rows.length === 0) return null;
  return (
    <section className={styles.bulk} aria-label={LIST_TEXTS.selection}>
      <p role="status">{LIST_TEXTS.selected(rows.length, here)}</p>
      {actions.length > MOST_BUTTONS ? (
        <ActionSelect actions={actions} onStart={onStart} />
      ) : (
        actions.map((action) => (
          <Button key={action.id} variant="default" onClick={() => onStart(action)}>
            {action.label}
          </Button>
        ))
      )}
      <Button variant="subtle" onClick={clear}>
        {LIST_TEXTS.clearSelection}
      </Button>
    </section>
  );
}
