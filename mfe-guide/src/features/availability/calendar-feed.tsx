import type { GuideFeedResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { availabilityTexts } from '../../i18n/de-CH/availability.ts';
import styles from './availability.module.css';

function FeedAddress({ url }: { readonly url: string }) {
  const t = useTexts(availabilityTexts);
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(url).then(() => setCopied(true));
  return (
    <div className={styles.feedAddress}>
      <label className={styles.text}>
        {t('feed.address')}
        <input
          className={styles.address}
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <button type="button" className={styles.primary} onClick={copy}>
        {isCopied ? t('feed.copied') : t('feed.copy')}
      </button>
      <p role="status">{t('feed.once')}</p>
    </div>
  );
}

interface CalendarFeedProps {
  /** IRI of the availability the feed belongs to. */
  readonly iri: string;
  readonly hasFeed: boolean;
}

/** The calendar that a phone subscribes to: its address is secret and shown once. */
export function CalendarFeed({ iri, hasFeed }: CalendarFeedProps) {
  const t = useTexts(availabilityTexts);
  const { api } = useShell();
  const change = useMutation({
    mutationFn: (wants: 'feed' | 'none') =>
      wants === 'feed'
        ? api.post<GuideFeedResponse>(`${iri}/feed`, {}, { quiet: true })
        : api.delete(`${iri}/feed`, { quiet: true }).then(() => null),
  });
  const { data: feed, error, isPending } = change;
  const exists = feed === undefined ? hasFeed : feed !== null;
  return (
    <section className={styles.section} aria-labelledby="feed">
      <h2 id="feed" className={styles.heading}>
        {t('feed.title')}
      </h2>
      {feed && <FeedAddress key={feed.url} url={feed.url} />}
      {feed === undefined && <p className={styles.text}>{exists ? t('feed.exists') : t('feed.text')}</p>}
      {feed === null && <p role="status">{t('feed.revoked')}</p>}
      {error && <p role="alert">{reasonOf(outcomeOf(error))}</p>}
      <p className={styles.actions}>
        <button
          type="button"
          className={styles.button}
          disabled={isPending}
          onClick={() => change.mutate('feed')}
        >
          {exists ? t('feed.renew') : t('feed.make')}
        </button>
        {exists && (
          <button
            type="button"
            className={styles.button}
            disabled={isPending}
            onClick={() => change.mutate('none')}
          >
            {t('feed.revoke')}
          </button>
        )}
      </p>
    </section>
  );
}
