import { Checkbox } from '../mantine/checkbox.ts';
import { NativeSelect } from '../mantine/native-select.ts';
import { PopoverButton } from '../popover/popover-button.tsx';
import { choicesOf } from './filter-value.logic.ts';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './resource-list.module.css';

interface ChoiceInputProps {
  readonly label: string;
  /** Value -> word. */
  readonly options: Readonly<Record<string, string>>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of a closed list, or all. */
export function ChoiceFilterInput({ label, options, value, onChange }: ChoiceInputProps) {
  return (
    <NativeSelect
      className={styles.choice}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { value: '', label: LIST_TEXTS.all(label) },
        ...Object.entries(options).map(([option, word]) => ({ value: option, label: word })),
      ]}
    />
  );
}

/** Several of a closed list. */
export function ChoicesFilterInput({ label, options, value, onChange }: ChoiceInputProps) {
  const chosen = choicesOf(value);
  const text = chosen.length > 0 ? LIST_TEXTS.chosen(label, chosen.length) : LIST_TEXTS.all(label);
  return (
    <PopoverButton label={text}>
      <Checkbox.Group value={chosen} onChange={(next) => onChange(next.join(','))} aria-label={label}>
        <div className={styles.options}>
          {Object.entries(options).map(([option, word]) => (
            <Checkbox key={option} value={option} label={word} />
          ))}
        </div>
      </Checkbox.Group>
    </PopoverButton>
  );
}
