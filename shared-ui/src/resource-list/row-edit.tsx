import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './row-edit.module.css';

interface RowTickProps {
  /** Names column and row: «Organisiert: E-101-3». */
  readonly label: string;
  readonly isOn: boolean;
  /** Resolves once it is stored, or was told why not. */
  readonly onSave: (isOn: boolean) => Promise<unknown>;
}

/** A yes or no that is changed in its row; what it shows is what is stored. */
export function RowTick({ label, isOn, onSave }: RowTickProps) {
  const [isSaving, setSaving] = useState(false);
  return (
    <input
      type="checkbox"
      className={styles.tick}
      aria-label={label}
      aria-busy={isSaving}
      checked={isOn}
      onChange={() => {
        if (isSaving) return;
        setSaving(true);
        void onSave(!isOn).finally(() => setSaving(false));
      }}
    />
  );
}

interface RowButtonProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly onClick: () => void;
}

/** A value that opens what changes it; its name begins with what can be read, for whoever speaks to the screen. */
export function RowButton({ label, children, onClick }: RowButtonProps) {
  return (
    <button type="button" className={styles.value} onClick={onClick}>
      {children} <span className={styles.what}>{LIST_TEXTS.change(label)}</span>
    </button>
  );
}

interface RowNumberProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** What stands in the row while nobody edits. */
  readonly children: ReactNode;
  readonly onSave: (value: number) => Promise<unknown>;
}

/** A number that is typed in its row: Enter and leaving the field store it, Escape takes it back. */
export function RowNumber({ label, value, min, max, children, onSave }: RowNumberProps) {
  const [text, setText] = useState<string | null>(null);
  if (text === null) {
    return (
      <RowButton label={label} onClick={() => setText(String(value))}>
        {children}
      </RowButton>
    );
  }
  const end = () => {
    const typed = Number(text);
    setText(null);
    if (Number.isInteger(typed) && typed >= min && typed <= max && typed !== value) void onSave(typed);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') end();
    if (event.key === 'Escape') setText(null);
    // The keys of the list are for whoever types nothing.
    event.stopPropagation();
  };
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: whoever asked for it types next.
      autoFocus
      type="number"
      className={styles.input}
      aria-label={label}
      min={min}
      max={max}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={end}
      onKeyDown={press}
    />
  );
}
