import { initialOf } from '@firn/shared-contracts/content';
import { SortableRows } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { contentBlocksTexts } from '../../../i18n/de-CH/content-blocks.ts';
import type { ControlProps } from './control.types.ts';
import styles from './controls.module.css';
import { SimpleControl } from './simple-control.tsx';

type Entry = Readonly<Record<string, unknown>>;

/** Entries of the same fields, to add, remove and put in order. */
export function EntriesControl({ name, field }: ControlProps<'entries'>) {
  const t = useTexts(contentBlocksTexts);
  const { label, fields } = field.each;
  return (
    <SortableRows<Entry>
      name={name}
      label={field.label}
      labelOf={(_entry, index) => t('entry', { label, number: index + 1 })}
      newRow={() => initialOf(fields)}
      addLabel={t('addEntry', { label })}
      render={(path) => (
        <div className={styles.fields}>
          {Object.entries(fields).map(([part, each]) => (
            <SimpleControl key={part} name={`${path}.${part}`} field={each} />
          ))}
        </div>
      )}
    />
  );
}
