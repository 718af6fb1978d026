import { Button } from '../../mantine/button.ts';
import { UPLOAD_TEXTS } from '../field-texts.ts';
import { DropZone } from './drop-zone.tsx';
import styles from './upload.module.css';
import type { UploadKind } from './upload-limits.ts';
import type { Upload } from './upload-state.ts';
import { type SendFile, useUploads } from './use-uploads.ts';

export interface UploadListProps<Item> {
  readonly label: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  readonly kind?: UploadKind;
  readonly upload: SendFile<Item>;
  /** Called for each file that arrived, in the order they arrive. */
  readonly onUploaded: (item: Item) => void;
}

interface LineProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

const percentOf = ({ progress }: Upload): number => Math.round(progress * 100);

function Line({ upload, onRetry, onRemove }: LineProps) {
  const { file, state, problem } = upload;
  const isOnItsWay = state === 'sending' || state === 'waiting';
  return (
    <li className={styles.line}>
      <span className={styles.name}>{file.name}</span>
      {isOnItsWay && (
        <progress
          className={styles.progress}
          max={100}
          value={percentOf(upload)}
          aria-label={UPLOAD_TEXTS.progress(file.name)}
        />
      )}
      <span className={styles.state} data-wrong={problem !== null || undefined}>
        {problem ?? (state === 'sending' ? `${percentOf(upload)} %` : UPLOAD_TEXTS[state])}
      </span>
      {state === 'failed' && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={UPLOAD_TEXTS.retryOf(file.name)}
          onClick={onRetry}
        >
          {UPLOAD_TEXTS.retry}
        </Button>
      )}
      {state !== 'done' && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={isOnItsWay ? UPLOAD_TEXTS.cancelOf(file.name) : UPLOAD_TEXTS.removeOf(file.name)}
          onClick={onRemove}
        >
          {isOnItsWay ? UPLOAD_TEXTS.cancel : UPLOAD_TEXTS.remove}
        </Button>
      )}
    </li>
  );
}

/** Several files, each with its progress; one that fails can be sent again. */
export function UploadList<Item>(props: UploadListProps<Item>) {
  const { label, description, required = false, disabled = false, error, kind = 'pictures' } = props;
  const { upload, onUploaded } = props;
  const { uploads, add, retry, remove } = useUploads(upload, onUploaded, kind);
  const done = uploads.filter(({ state }) => state === 'done').length;
  return (
    <DropZone
      label={label}
      description={description}
      required={required}
      disabled={disabled}
      error={error}
      kind={kind}
      onFiles={add}
    >
      {uploads.length > 0 && (
        <ul className={styles.lines}>
          {uploads.map((line) => (
            <Line
              key={line.id}
              upload={line}
              onRetry={() => retry(line.id)}
              onRemove={() => remove(line.id)}
            />
          ))}
        </ul>
      )}
      <p className={styles.hint} role="status">
        {uploads.length > 0 && UPLOAD_TEXTS.count(done, uploads.length)}
      </p>
    </DropZone>
  );
}
