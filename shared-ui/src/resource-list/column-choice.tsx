import { Checkbox } from '../mantine/checkbox.ts';
import { PopoverButton } from '../popover/popover-button.tsx';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './resource-list.module.css';
import type { ListColumn } from './resource-list.types.ts';

interface ColumnChoiceProps {
  readonly columns: readonly Pick<ListColumn<never>, 'id' | 'header'>[];
  readonly isShown: (id: string) => boolean;
  readonly onChange: (id: string, isShown: boolean) => void;
}

/** Which columns stand in the list. The first one names the row and always stands. */
export function ColumnChoice({ columns, isShown, onChange }: ColumnChoiceProps) {
  return (
    <PopoverButton label={LIST_TEXTS.columns}>
      <fieldset className={styles.options} aria-label={LIST_TEXTS.columns}>
        {columns.slice(1).map(({ id, header }) => (
          <Checkbox
            key={id}
            label={header}
            checked={isShown(id)}
            onChange={(event) => onChange(id, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
    </PopoverButton>
  );
}
