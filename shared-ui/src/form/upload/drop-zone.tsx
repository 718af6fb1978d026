import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../mantine/button.ts';
import { InputWrapper } from '../../mantine/input-wrapper.ts';
import { UPLOAD_TEXTS } from '../field-texts.ts';
import styles from './upload.module.css';
import { acceptedOf, type UploadKind } from './upload-limits.ts';

interface DropZoneProps {
  readonly label: string;
  readonly description: string | undefined;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly error: string | undefined;
  readonly kind: UploadKind;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Takes files by mouse (drop) and by keyboard (the button opens the file dialog). */
export function DropZone({
  label,
  description,
  required,
  disabled,
  error,
  kind,
  onFiles,
  children,
}: DropZoneProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (disabled || !hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (disabled || !hasFiles(event)) return;
    // Else the browser would show the file instead of the page.
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <InputWrapper
      id={id}
      label={label}
      labelElement="div"
      description={description}
      error={error}
      required={required}
    >
      <section
        className={styles.zone}
        aria-labelledby={`${id}-label`}
        data-over={isOver || undefined}
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={acceptedOf(kind)}
          aria-label={label}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
        <Button
          variant="default"
          disabled={disabled}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          onClick={() => input.current?.click()}
        >
          {UPLOAD_TEXTS.choose}
        </Button>
        <p className={styles.hint}>{UPLOAD_TEXTS.limits[kind]}</p>
        {children}
      </section>
    </InputWrapper>
  );
}
