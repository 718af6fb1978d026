import { type ReactNode, useId } from 'react';
import { SORTABLE_TEXTS } from '../field-texts.ts';
import styles from './sortable.module.css';
import { useDrag } from './use-drag.ts';
import { useLifting } from './use-lifting.ts';

interface SortableListProps<T> {
  /** Of the whole list, for screen readers. */
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** What the handle and the announcements call an item. */
  readonly labelOf: (item: T, index: number) => string;
  /** Takes the item at `from` out and puts it in at `to`. */
  readonly onMove: (from: number, to: number) => void;
  readonly disabled?: boolean;
  readonly children: (item: T, index: number) => ReactNode;
}

interface RowProps {
  readonly list: string;
  readonly index: number;
  readonly label: string;
  readonly instructions: string;
  readonly isLifted: boolean;
  readonly disabled: boolean;
  readonly lifting: ReturnType<typeof useLifting>;
  readonly onMove: (from: number, to: number) => void;
  readonly children: ReactNode;
}

function Row({ list, index, label, instructions, isLifted, disabled, lifting, onMove, children }: RowProps) {
  const { row, handle, edge } = useDrag({ list, index, isDisabled: disabled, onMove });
  return (
    <li ref={row} className={styles.row} data-lifted={isLifted || undefined} data-edge={edge ?? undefined}>
      <button
        ref={handle}
        type="button"
        className={styles.handle}
        data-handle={index}
        disabled={disabled}
        aria-label={SORTABLE_TEXTS.handle(label)}
        aria-describedby={instructions}
        aria-pressed={isLifted}
        onKeyDown={lifting.press(index)}
        onBlur={isLifted ? lifting.letGo : undefined}
      >
        <svg viewBox="0 0 12 20" aria-hidden="true">
          <path d="M3.5 4v0M3.5 10v0M3.5 16v0M8.5 4v0M8.5 10v0M8.5 16v0" />
        </svg>
      </button>
      <div className={styles.content}>{children}</div>
    </li>
  );
}

/** Items that are put in order by mouse (drag) and by keyboard (the handle says how). */
export function SortableList<T>(props: SortableListProps<T>) {
  const { label, items, keyOf, labelOf, onMove, disabled = false, children } = props;
  const id = useId();
  const nameAt = (index: number) => {
    const item = items[index];
    return item === undefined ? '' : labelOf(item, index);
  };
  const lifting = useLifting({ count: items.length, labelOf: nameAt, move: onMove });
  return (
    <>
      <p id={`${id}-how`} className={styles.forEars}>
        {SORTABLE_TEXTS.instructions}
      </p>
      <ol ref={lifting.list} className={styles.list} aria-label={label}>
        {items.map((item, index) => (
          <Row
            key={keyOf(item)}
            list={id}
            index={index}
            label={labelOf(item, index)}
            instructions={`${id}-how`}
            isLifted={lifting.liftedIndex === index}
            disabled={disabled}
            lifting={lifting}
            onMove={onMove}
          >
            {children(item, index)}
          </Row>
        ))}
      </ol>
      <p className={styles.forEars} role="status">
        {lifting.announcement}
      </p>
    </>
  );
}
