import type { BookingResponse, EventResponse } from '@firn/shared-contracts/api';
import { formatDateTime } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { occurrencePeopleTexts } from '../../i18n/de-CH/occurrence-people.ts';
import { SeatOfferDialog } from '../../shared/booking-changes/seat-offer-dialog.tsx';
import { bookingPath } from '../../shared/booking-paths.ts';
import styles from './occurrence-people.module.css';

const entries = resource('waitlist_entries');

interface EntryProps {
  readonly entry: BookingResponse;
  readonly onOffer: () => void;
}

function Entry({ entry, onOffer }: EntryProps) {
  const t = useTexts(occurrencePeopleTexts);
  const { booker, bookingPersons, waitlistPosition, offeredUntil, createdAt } = entry;
  return (
    <li className={styles.entry}>
      <span>
        {waitlistPosition !== null && t('waitlist.position', { position: String(waitlistPosition) })}
      </span>
      <Link to={bookingPath(entry)}>{booker.fullName}</Link>
      <span>{t('waitlist.persons', { count: bookingPersons.length })}</span>
      <span className={styles.minor}>
        {offeredUntil
          ? t('waitlist.offered', { when: formatDateTime(offeredUntil) })
          : t('waitlist.since', { when: formatDateTime(createdAt) })}
      </span>
      {entry.state === 'waitlisted' && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('waitlist.offerTo', { name: booker.fullName })}
          onClick={onOffer}
        >
          {t('waitlist.offer')}
        </Button>
      )}
    </li>
  );
}

/** Who waits for a seat of the event, in their order (docs/domain/bookings.md#waiting-list). */
export function WaitingList({ event }: { readonly event: EventResponse }) {
  const t = useTexts(occurrencePeopleTexts);
  const { api } = useShell();
  const [offered, setOffered] = useState<BookingResponse | null>(null);
  const { data, error, refetch } = useQuery(entries.list(api, { event: event['@id'] }));
  return (
    <section aria-labelledby="waiting-list" className={styles.waiting}>
      <h2 id="waiting-list">{t('waitlist.title')}</h2>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
      {data && <p className={styles.minor}>{t(data.totalItems > 0 ? 'waitlist.lead' : 'waitlist.none')}</p>}
      <ol className={styles.entries}>
        {data?.['hydra:member'].map((entry) => (
          <Entry key={entry.id} entry={entry} onOffer={() => setOffered(entry)} />
        ))}
      </ol>
      {offered && <SeatOfferDialog booking={offered} onClose={() => setOffered(null)} />}
    </section>
  );
}
