import type { NotePatch, NoteResponse } from '@firn/shared-contracts/api';
import { ContractForm, TextareaField } from '@firn/shared-ui/form';
import { formatDateTime } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useWrite } from '@firn/shared-ui/resource';
import { RemoveItem } from '@firn/shared-ui/resource-editor';
import { useEffect, useRef, useState } from 'react';
import { notesTexts } from '../../i18n/de-CH/notes.ts';
import { validateNotePatch } from './note.validator.generated.js';
import { notes } from './note-resource.ts';
import styles from './notes.module.css';

const noteValues = (note: NoteResponse | null) => ({ text: note?.text ?? '' });

interface NoteProps {
  readonly note: NoteResponse;
}

function NoteForm({ note, onDone }: NoteProps & { readonly onDone: () => void }) {
  const t = useTexts(notesTexts);
  const write = useWrite(notes);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.querySelector('textarea')?.focus(), []);
  return (
    <div ref={region}>
      <ContractForm<NoteResponse, ReturnType<typeof noteValues>, NotePatch>
        base={note}
        valuesOf={noteValues}
        validate={validateNotePatch}
        save={(body, stored) => write.patch(stored, body)}
        label={t('edit')}
        fieldLabels={{ text: t('text') }}
        onSaved={onDone}
        onCancel={onDone}
      >
        <TextareaField name="text" label={t('text')} rows={6} />
      </ContractForm>
    </div>
  );
}

interface NoteRowProps extends NoteProps {
  readonly onRemoved: () => void;
}

/** A note with who wrote it and when, edited where it stands. */
export function NoteRow({ note, onRemoved }: NoteRowProps) {
  const t = useTexts(notesTexts);
  const write = useWrite(notes);
  const [state, setState] = useState<'shown' | 'edited' | 'done' | 'gone'>('shown');
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (state === 'done') edit.current?.focus();
  }, [state]);
  if (state === 'gone') return null;
  const values = { who: note.createdBy ?? t('system'), when: formatDateTime(note.createdAt) };
  return (
    <li className={styles.note}>
      <p className={styles.author}>
        <strong>{values.who}</strong> <time dateTime={note.createdAt}>{values.when}</time>
        {note.version > 1 && <span> {t('edited', { when: formatDateTime(note.updatedAt) })}</span>}
      </p>
      {state === 'edited' ? (
        <NoteForm note={note} onDone={() => setState('done')} />
      ) : (
        <>
          <p className={styles.text}>{note.text}</p>
          <div className={styles.actions}>
            <Button
              ref={edit}
              variant="subtle"
              size="compact-sm"
              aria-label={t('editOf', values)}
              onClick={() => setState('edited')}
            >
              {t('edit')}
            </Button>
            <RemoveItem
              name={t('nameOf', values)}
              rowLabel={t('removeOf', values)}
              onRemove={() => write.remove(note)}
              onRemoved={() => {
                setState('gone');
                onRemoved();
              }}
            />
          </div>
        </>
      )}
    </li>
  );
}
