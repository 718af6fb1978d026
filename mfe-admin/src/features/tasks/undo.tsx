import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { tasksTexts } from '../../i18n/de-CH/tasks.ts';
import type { Undoable } from './action.ts';
import styles from './tasks.module.css';

interface UndoProps {
  readonly undoable: Undoable;
  readonly isUndoing: boolean;
  readonly onUndo: (undoable: Undoable) => void;
}

/** What was done last, with the button that takes it back. */
export function Undo({ undoable, isUndoing, onUndo }: UndoProps) {
  const t = useTexts(tasksTexts);
  return (
    <div className={styles.undo} role="status">
      <span className={styles.name}>{undoable.text}</span>
      <Button variant="default" size="compact-sm" loading={isUndoing} onClick={() => onUndo(undoable)}>
        {t('undo')}
      </Button>
    </div>
  );
}
