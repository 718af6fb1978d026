import type { EventResponse } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { WithEditor } from '@firn/shared-ui/resource-editor';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { sleepingTexts } from '../../i18n/de-CH/sleeping.ts';
import { Reservation } from './reservation.tsx';
import { reservationForm } from './reservation-form.tsx';
import styles from './reservations.module.css';

const reservations = resource('event_accommodations');

/** The houses of an event in the order of its nights. */
export function Reservations({ event }: { readonly event: EventResponse }) {
  const t = useTexts(sleepingTexts);
  const { api } = useShell();
  const { data, error, refetch } = useQuery(reservations.list(api, { event: event['@id'] }));
  const form = useMemo(() => reservationForm(event, t), [event, t]);
  if (!data) return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const all = data['hydra:member'];
  const rooms = event.numberOfBookedRooms ?? 0;
  return (
    <WithEditor resource={reservations} form={form}>
      {({ hrefOf, createHref }) => (
        <section className={styles.page}>
          <div className={styles.head}>
            <h2>{t('heading')}</h2>
            {rooms > 0 && <span>{t('rooms', { count: rooms })}</span>}
            <Button component={Link} to={createHref} variant="default">
              {t('new')}
            </Button>
          </div>
          {all.length === 0 && <p>{t('empty')}</p>}
          <ul className={styles.reservations}>
            {all.map((reservation) => (
              <Reservation key={reservation.id} reservation={reservation} editHref={hrefOf(reservation)} />
            ))}
          </ul>
        </section>
      )}
    </WithEditor>
  );
}
