import { useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { notesTexts } from '../../i18n/de-CH/notes.ts';
import { NewNote } from './new-note.tsx';
import { type NoteSubject, notes, subjectName } from './note-resource.ts';
import { NoteRow } from './note-row.tsx';
import styles from './notes.module.css';

/** The notes about something, the newest first, below the field for the next one. */
export function Notes({ subject }: { readonly subject: NoteSubject }) {
  const t = useTexts(notesTexts);
  const { api } = useShell();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery(notes.list(api, { ...subject, pagination: false }));
  return (
    <div className={styles.page}>
      <NewNote subject={subject} />
      <section aria-labelledby={titleId}>
        <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
          {t('title')}
        </h2>
        {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
        {data?.totalItems === 0 && <p className={styles.empty}>{t(`empty.${subjectName(subject)}`)}</p>}
        <ol className={styles.list}>
          {data?.['hydra:member'].map((note) => (
            <NoteRow key={note.id} note={note} onRemoved={() => title.current?.focus()} />
          ))}
        </ol>
      </section>
    </div>
  );
}
