import type { OfferResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { offerNotesTexts } from '../../i18n/de-CH/offer-notes.ts';
import { NewNote } from './new-note.tsx';
import { notes } from './note-resource.ts';
import { NoteRow } from './note-row.tsx';
import styles from './offer-notes.module.css';

/** The notes about an offer, the newest first, below the field for the next one. */
export function OfferNotes({ offer }: { readonly offer: OfferResponse }) {
  const t = useTexts(offerNotesTexts);
  const { api } = useShell();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery(notes.list(api, { offer: offer['@id'], pagination: false }));
  return (
    <div className={styles.page}>
      <NewNote offer={offer['@id']} />
      <section aria-labelledby={titleId}>
        <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
          {t('title')}
        </h2>
        {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
        {data?.totalItems === 0 && <p className={styles.empty}>{t('empty')}</p>}
        <ol className={styles.list}>
          {data?.['hydra:member'].map((note) => (
            <NoteRow key={note.id} note={note} onRemoved={() => title.current?.focus()} />
          ))}
        </ol>
      </section>
    </div>
  );
}
