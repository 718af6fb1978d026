import { useDebouncedCallback } from '@mantine/hooks';
import { type KeyboardEvent, useState } from 'react';
import { TextInput } from '../mantine/text-input.ts';
import styles from './resource-list.module.css';

/** After the last letter. */
const PAUSE_MS = 300;

interface TextFilterInputProps {
  readonly label: string;
  /** As the address has it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface Typed {
  readonly text: string;
  /** The address when it was typed. */
  readonly over: string;
}

/** Filters while somebody types. What the address says wins as soon as something else has changed it. */
export function TextFilterInput({ label, value, onChange }: TextFilterInputProps) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const isCurrent = typed !== null && (value === typed.over || value === typed.text.trim());
  const text = isCurrent ? typed.text : value;
  // Other filters may change during the pause, so it calls the `onChange` of its end, not of its begin.
  const apply = useDebouncedCallback((next: string) => {
    if (next.trim() !== value) onChange(next.trim());
  }, PAUSE_MS);
  const type = (next: string) => {
    setTyped({ text: next, over: value });
    apply(next);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') apply.flush();
    if (event.key === 'Escape' && text === '') event.currentTarget.blur();
  };
  return (
    <TextInput
      type="search"
      className={styles.text}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      data-list-search
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={press}
    />
  );
}
