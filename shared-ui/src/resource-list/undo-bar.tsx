import { Button } from '../mantine/button.ts';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './resource-list.module.css';

interface UndoBarProps {
  readonly label: string;
  readonly count: number;
  readonly onUndo: () => void;
}

/** Says what was done to the rows last, with the button that takes it back while it can be. */
export function UndoBar({ label, count, onUndo }: UndoBarProps) {
  return (
    <section className={styles.bulk} aria-label={LIST_TEXTS.undo}>
      <p role="status">{LIST_TEXTS.undoable(label, count)}</p>
      <Button variant="default" onClick={onUndo}>
        {LIST_TEXTS.undo}
      </Button>
    </section>
  );
}
