import { NumberField, useFormChange, useFormValue } from '@firn/shared-ui/form';
import { Button, NativeSelect, TextInput } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useEffect, useRef } from 'react';
import { rentingMaterialsTexts } from '../../i18n/de-CH/renting-materials.ts';
import styles from './renting-materials.module.css';
import {
  MOST_ROWS,
  missingRows,
  type Property,
  type StockRow,
  sizeIn,
  withTitles,
  withValue,
} from './stock.logic.ts';

interface CellProps {
  readonly row: StockRow;
  readonly property: Property;
  readonly onChange: (row: StockRow) => void;
}

/** The value of a combination for one property; empty where the pieces fit everybody. */
function Cell({ row, property: { title, type, unit, choices = [] }, onChange }: CellProps) {
  const t = useTexts(rentingMaterialsTexts);
  const value = sizeIn(row, title);
  const change = (next: string) => onChange(withValue(row, title, next));
  const label = unit ? `${title} (${unit})` : title;
  if (type !== 'choice')
    return (
      <TextInput
        label={label}
        autoComplete="off"
        inputMode={type === 'number' ? 'decimal' : 'text'}
        value={value}
        placeholder={t('everybody')}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    );
  return (
    <NativeSelect
      label={label}
      data={[{ value: '', label: t('everybody') }, ...choices]}
      value={value}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}

/** Keeps the values with their properties when these get other titles. */
function useFollowTitles(properties: readonly Property[], stock: readonly StockRow[]): void {
  const change = useFormChange();
  const titles = properties.map(({ title }) => title);
  const before = useRef(titles);
  useEffect(() => {
    const { current } = before;
    before.current = titles;
    // Of a property that was added, removed or moved the values find their way by its title.
    const isRenamed = titles.filter((title, place) => title !== current[place]).length === 1;
    if (titles.length !== current.length || !isRenamed) return;
    change('stock', withTitles(stock, current, titles));
  });
}

/** The pieces for each combination of values, and how many of them are out of order. */
export function StockField() {
  const t = useTexts(rentingMaterialsTexts);
  const change = useFormChange();
  const properties = useFormValue<readonly Property[] | ''>('properties') || [];
  const stock = useFormValue<readonly StockRow[] | ''>('stock') || [];
  useFollowTitles(properties, stock);
  const named = properties.filter(({ title }) => title !== '');
  const missing = missingRows(named, stock);
  const nameOf = (row: StockRow) => row.values.map(({ value }) => value).join(', ') || t('everybody');
  const set = (index: number, row: StockRow) => change('stock', stock.with(index, row));
  return (
    <div data-field="stock" className={styles.stock}>
      <ul className={styles.rows}>
        {stock.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, as the names of its fields are
          <li key={index}>
            <fieldset className={styles.row}>
              <legend>{t('rowOf', { values: nameOf(row) })}</legend>
              {named.map((property) => (
                <Cell
                  key={property.title}
                  row={row}
                  property={property}
                  onChange={(next) => set(index, next)}
                />
              ))}
              <NumberField name={`stock[${index}].quantity`} label={t('fields.quantity')} required />
              <NumberField name={`stock[${index}].outOfOrder`} label={t('fields.outOfOrder')} />
              <Button
                variant="subtle"
                color="red"
                size="compact-sm"
                aria-label={t('removeRowOf', { values: nameOf(row) })}
                onClick={() => change('stock', stock.toSpliced(index, 1))}
              >
                {t('removeRow')}
              </Button>
            </fieldset>
          </li>
        ))}
      </ul>
      <div className={styles.tools}>
        <Button
          variant="default"
          disabled={stock.length >= MOST_ROWS}
          onClick={() => change('stock', [...stock, { values: [], quantity: null, outOfOrder: 0 }])}
        >
          {t('addRow')}
        </Button>
        {missing.length > 0 && (
          <Button variant="default" onClick={() => change('stock', [...stock, ...missing])}>
            {t('addMissing', { count: missing.length })}
          </Button>
        )}
      </div>
    </div>
  );
}
