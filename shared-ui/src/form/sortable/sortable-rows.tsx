import type { ReactNode } from 'react';
import { useFieldArray } from 'react-final-form-arrays';
import { Button } from '../../mantine/button.ts';
import { SORTABLE_TEXTS } from '../field-texts.ts';
import { useKeptValue } from '../use-kept-value.ts';
import { SortableList } from './sortable-list.tsx';
import styles from './sortable-rows.module.css';

interface SortableRowsProps<Row> {
  /** Path of the array in the form's values; the form needs the mutators of final-form-arrays. */
  readonly name: string;
  readonly label: string;
  readonly labelOf: (row: Row, index: number) => string;
  /** The fields of one row; names begin with `path`, which is `name[index]`. */
  readonly render: (path: string, index: number) => ReactNode;
  /** What «hinzufügen» adds; without it rows are neither added nor removed. */
  readonly newRow?: () => Row;
  readonly addLabel?: string;
  readonly disabled?: boolean;
}

const NOTHING: readonly never[] = [];

/** A repeated group of fields: rows to add, remove and put in order. */
export function SortableRows<Row>(props: SortableRowsProps<Row>) {
  const { name, label, labelOf, render, newRow, addLabel = SORTABLE_TEXTS.add, disabled = false } = props;
  useKeptValue(name);
  const { fields } = useFieldArray(name, { subscription: { value: true } });
  const rows: readonly Row[] = fields.value ?? NOTHING;
  const places = rows.map((row, index) => ({ row, path: `${name}[${index}]` }));
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={styles.legend}>{label}</legend>
      <SortableList
        label={label}
        items={places}
        keyOf={({ path }) => path}
        labelOf={({ row }, index) => labelOf(row, index)}
        onMove={(from, to) => fields.move(from, to)}
        disabled={disabled}
      >
        {({ row, path }, index) => (
          <div className={styles.row}>
            {render(path, index)}
            {newRow && (
              <Button
                variant="subtle"
                color="red"
                size="compact-sm"
                disabled={disabled}
                aria-label={SORTABLE_TEXTS.remove(labelOf(row, index))}
                onClick={() => fields.remove(index)}
              >
                {SORTABLE_TEXTS.removeShort}
              </Button>
            )}
          </div>
        )}
      </SortableList>
      {newRow && (
        <Button variant="default" disabled={disabled} onClick={() => fields.push(newRow())}>
          {addLabel}
        </Button>
      )}
    </fieldset>
  );
}
