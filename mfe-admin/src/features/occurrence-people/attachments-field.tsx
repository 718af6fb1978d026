import { DOCUMENT_LIMITS, DOCUMENT_MEDIA_TYPES, type DocumentResponse } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { occurrencePeopleTexts } from '../../i18n/de-CH/occurrence-people.ts';
import { fileSize } from './file-size.ts';
import styles from './occurrence-people.module.css';

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

interface AttachmentsFieldProps {
  readonly attachments: readonly DocumentResponse[];
  readonly onChange: (attachments: readonly DocumentResponse[]) => void;
}

/** Files that go with a message; each is sent up as soon as it is chosen. */
export function AttachmentsField({ attachments, onChange }: AttachmentsFieldProps) {
  const t = useTexts(occurrencePeopleTexts);
  const { api } = useShell();
  const id = useId();
  const upload = useMutation({
    mutationFn: (file: File) => api.post<DocumentResponse>('/api/documents', formOf(file), { quiet: true }),
    onSuccess: (document) => onChange([...attachments, document]),
  });
  const isFull = attachments.length >= DOCUMENT_LIMITS.perMail;
  return (
    <div className={styles.attachments}>
      <label htmlFor={id}>{t('attachments.label')}</label>
      <p className={styles.minor} id={`${id}-hint`}>
        {t(isFull ? 'attachments.full' : 'attachments.hint')}
      </p>
      <input
        id={id}
        type="file"
        accept={DOCUMENT_MEDIA_TYPES.join()}
        aria-describedby={`${id}-hint`}
        disabled={isFull || upload.isPending}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) upload.mutate(file);
          // The same file can be chosen again after it was refused or taken away.
          currentTarget.value = '';
        }}
      />
      <ul className={styles.files}>
        {attachments.map((document) => (
          <li key={document.id}>
            {document.fileName} <span className={styles.minor}>{fileSize(document.bytes)}</span>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={t('attachments.removeOf', { name: document.fileName })}
              onClick={() => onChange(attachments.filter((one) => one.id !== document.id))}
            >
              {t('attachments.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.minor}>
        {upload.isPending && t('attachments.sending')}
      </p>
      {upload.error && (
        <p role="alert" className={styles.refusal}>
          {reasonOf(outcomeOf(upload.error))}
        </p>
      )}
    </div>
  );
}
