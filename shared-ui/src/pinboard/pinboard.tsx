import { type EventResponse, isPinboardOpen, pinboardLastDay } from '@firn/shared-contracts/api';
import { addDays } from '@firn/shared-contracts/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatLocalDate } from '../format/index.ts';
import { useShell, useTexts } from '../remote/index.ts';
import { outcomeOf, reasonOf } from '../resource/index.ts';
import styles from './pinboard.module.css';
import { pinboardQuery } from './pinboard.queries.ts';
import { pinboardTexts } from './pinboard-texts.ts';
import { Post } from './post.tsx';
import { PostForm } from './post-form.tsx';

interface PinboardProps {
  readonly event: Pick<EventResponse, '@id' | 'end'>;
}

function Posts({ event, onRemoved }: PinboardProps & { readonly onRemoved: () => void }) {
  const { api } = useShell();
  const t = useTexts(pinboardTexts);
  const posts = useQuery(pinboardQuery(api, event['@id']));
  if (posts.isError) {
    return (
      <div role="alert">
        <p>
          {t('failed')} {reasonOf(outcomeOf(posts.error))}
        </p>
        <button type="button" className={styles.button} onClick={() => void posts.refetch()}>
          {t('retry')}
        </button>
      </div>
    );
  }
  if (!posts.data) return <p role="status">{t('loading')}</p>;
  const all = posts.data['hydra:member'];
  if (all.length === 0) return <p className={styles.quiet}>{t('empty')}</p>;
  return (
    <ul className={styles.list} aria-label={t('posts')}>
      {all.map((post) => (
        <Post key={post.id} post={post} onRemoved={onRemoved} />
      ))}
    </ul>
  );
}

/** What the people of an event write to each other (docs/domain/bookings.md#pinboard); its heading is the page's. */
export function Pinboard({ event }: PinboardProps) {
  const { now } = useShell();
  const t = useTexts(pinboardTexts);
  const [done, setDone] = useState<'sent' | 'removed' | null>(null);
  const end = new Date(event.end);
  const lastDay = pinboardLastDay(end);
  const isOpen = isPinboardOpen(end, now());
  return (
    <div className={styles.board}>
      <p className={styles.quiet}>
        {isOpen
          ? `${t('whoReads')} ${t('openUntil', { day: formatLocalDate(lastDay) })}`
          : t('closed', { day: formatLocalDate(addDays(lastDay, 1)) })}
      </p>
      {isOpen && <PostForm eventIri={event['@id']} onSent={() => setDone('sent')} />}
      <p className={styles.done} role="status">
        {done && t(done)}
      </p>
      <Posts event={event} onRemoved={() => setDone('removed')} />
    </div>
  );
}
