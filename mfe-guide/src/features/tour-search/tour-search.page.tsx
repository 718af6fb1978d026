import { formatShortDateRange } from '@firn/shared-ui/format';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { tourSearchTexts } from '../../i18n/de-CH/tour-search.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Skeleton } from '../../shared/skeleton.tsx';
import styles from './tour-search.module.css';
import { type FoundOffer, offersQuery, type PlannedEvent, plannedQuery } from './tour-search.queries.ts';

interface OfferProps {
  readonly offer: FoundOffer;
  /** Null until it is known. */
  readonly planned: readonly PlannedEvent[] | null;
}

function Offer({ offer, planned }: OfferProps) {
  const t = useTexts(tourSearchTexts);
  const dates = planned?.map(({ start, end }) => formatShortDateRange(start, end)).join(', ');
  return (
    <li className={styles.offer}>
      <div>
        <h3 className={styles.title}>{offer.title}</h3>
        <p className={styles.facts}>
          {offer.place && <span>{offer.place}</span>}
          <span>{`A-${offer.code}`}</span>
        </p>
        {dates !== undefined && (
          <p className={styles.planned}>{dates ? t('planned', { dates }) : t('unplanned')}</p>
        )}
      </div>
      <Link
        className={styles.copy}
        to={`/profil/tour/erstellen?angebot=${offer.id}`}
        aria-label={t('copyOf', { title: offer.title })}
      >
        {t('copy')}
      </Link>
    </li>
  );
}

function Results({ text }: { readonly text: string }) {
  const t = useTexts(tourSearchTexts);
  const { api, now } = useShell();
  const [openedAt] = useState(now);
  const found = useQuery({ ...offersQuery(api, text), placeholderData: keepPreviousData });
  const offers = found.data?.['hydra:member'] ?? [];
  const iris = offers.map((offer) => offer['@id']);
  const planned = useQuery({ ...plannedQuery(api, iris, openedAt), enabled: iris.length > 0 });
  if (found.isError && !found.data) return <LoadFailed onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton />;
  if (offers.length === 0) return <p role="status">{t('empty')}</p>;
  return (
    <ul aria-label={t('results')} className={styles.offers}>
      {offers.map((offer) => (
        <Offer
          key={offer.id}
          offer={offer}
          planned={planned.data?.['hydra:member'].filter((event) => event.offer === offer['@id']) ?? null}
        />
      ))}
    </ul>
  );
}

/** Finds an offer that a guide's own tour copies (docs/domain/events.md#tours-by-guides). */
export function Page() {
  const t = useTexts(tourSearchTexts);
  const [search, setSearch] = useSearchParams();
  const text = search.get('titel') ?? '';
  const deferred = useDeferredValue(text);
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <PageFrame title={t('title')}>
      <p>{t('lead')}</p>
      <label className={styles.search}>
        {t('search')}
        <input
          type="search"
          className={styles.searchField}
          value={text}
          onChange={({ target: { value } }) => setSearch(value ? { titel: value } : {}, { replace: true })}
        />
      </label>
      <Results text={deferred} />
    </PageFrame>
  );
}
