import { Button } from '@firn/shared-ui/mantine';
import { useRef } from 'react';

interface FileButtonProps {
  /** The words on the button. */
  readonly text: string;
  /** Name of the field that it stands for. */
  readonly label: string;
  /** Kinds of files, as the browser's `accept` has them. */
  readonly accept: string;
  readonly variant?: 'default' | 'filled';
  readonly isBusy: boolean;
  onFile(file: File): void;
}

/** Chooses a file and hands it on at once. */
export function FileButton({ text, label, accept, variant = 'filled', isBusy, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button variant={variant} loading={isBusy} onClick={() => input.current?.click()}>
        {text}
      </Button>
    </>
  );
}
