import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
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
  const wanted = text.trim();
  // Other filters may change during the pause: what counts is the address at its end.
  const apply = useEffectEvent(() => onChange(wanted));
  useEffect(() => {
    if (wanted === value) return;
    const timer = setTimeout(() => apply(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, value]);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && wanted !== value) onChange(wanted);
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
      onChange={(event) => setTyped({ text: event.currentTarget.value, over: value })}
      onKeyDown={press}
    />
  );
}
