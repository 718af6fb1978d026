import type { EventResponse, SeatOptionResponse } from '@firn/shared-contracts/api';
import { formatDateTime } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { LoadFailed } from '@firn/shared-ui/resource-page';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { seatOptionsTexts } from '../../i18n/de-CH/seat-options.ts';
import { newBookingPath } from '../booking-paths.ts';
import { EndDialog } from '../end-dialog.tsx';
import { PhoneLink } from '../phone-link.tsx';
import styles from './event-options.module.css';

const options = resource('seat_options');
const events = resource('events');

interface OptionProps {
  readonly option: SeatOptionResponse;
  readonly onRelease: () => void;
}

function Option({ option, onRelease }: OptionProps) {
  const t = useTexts(seatOptionsTexts);
  const { number, fullName: name, phone, seats, until, sentBy, event } = option;
  return (
    <li className={styles.option}>
      <strong>{number}</strong>
      <span>{name}</span>
      <PhoneLink phone={phone} />
      <span>
        {t('seats', { count: seats })}, {t('until', { when: formatDateTime(until) })}
      </span>
      <span className={styles.minor}>{t(`sent.${sentBy ?? 'none'}`)}</span>
      <span className={styles.actions}>
        <Button
          component={Link}
          to={newBookingPath({ event, option })}
          variant="subtle"
          size="compact-sm"
          aria-label={t('bookOf', { name })}
        >
          {t('book')}
        </Button>
        <Button variant="subtle" size="compact-sm" aria-label={t('releaseOf', { name })} onClick={onRelease}>
          {t('release')}
        </Button>
      </span>
    </li>
  );
}

/** For whom seats of an event are held by now (docs/domain/bookings.md#options). */
export function EventOptions({ event }: { readonly event: EventResponse }) {
  const t = useTexts(seatOptionsTexts);
  const { api } = useShell();
  const client = useQueryClient();
  const heading = useId();
  const [released, setReleased] = useState<SeatOptionResponse | null>(null);
  const { data, error, refetch } = useQuery(options.list(api, { event: event['@id'], state: 'open' }));
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: options.keys.all }),
      client.invalidateQueries({ queryKey: events.keys.item(event.id) }),
    ]);
  return (
    <section aria-labelledby={heading} className={styles.options}>
      <h2 id={heading}>{t('title')}</h2>
      {!data && error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.totalItems === 0 && <p className={styles.minor}>{t('none')}</p>}
      <ul className={styles.list}>
        {data?.['hydra:member'].map((option) => (
          <Option key={option.id} option={option} onRelease={() => setReleased(option)} />
        ))}
      </ul>
      {released && (
        <EndDialog
          words={{
            title: t('ask.title'),
            text: t('ask.text', { name: released.fullName }),
            confirm: t('release'),
            cancel: t('ask.cancel'),
            done: t('ask.done'),
          }}
          end={() => api.post(`${released['@id']}/release`, {}, { quiet: true })}
          onEnded={refresh}
          onClose={() => setReleased(null)}
        />
      )}
    </section>
  );
}
