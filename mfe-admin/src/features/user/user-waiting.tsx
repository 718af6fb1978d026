import type { BookingResponse, UserResponse } from '@firn/shared-contracts/api';
import { formatShortDateRange } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { userListsTexts } from '../../i18n/de-CH/user-lists.ts';
import { bookingPath } from '../../shared/booking-paths.ts';
import styles from './user.module.css';

const entries = resource('waitlist_entries');

function Entry({ entry }: { readonly entry: BookingResponse }) {
  const t = useTexts(userListsTexts);
  const { event, waitlistPosition: position, personCount: persons } = entry;
  const date = formatShortDateRange(event.start, event.end);
  return (
    <li>
      <Link to={bookingPath(entry)}>{t('waitingEntry', { event: event.title, date })}</Link>
      <span>
        {position === null ? t('waitingOffered', { persons }) : t('waitingPlace', { position, persons })}
      </span>
    </li>
  );
}

/** The waiting lists that somebody is on, with or without an account. */
export function UserWaiting({ user }: { readonly user: UserResponse }) {
  const t = useTexts(userListsTexts);
  const { api } = useShell();
  const { data, isError } = useQuery(entries.list(api, { user: user['@id'] }));
  if (isError) return <p>{t('waitingFailed')}</p>;
  if (!data) return null;
  const waiting = data['hydra:member'];
  if (waiting.length === 0) return <p>{t('waitingNone')}</p>;
  return (
    <ul className={styles.list}>
      {waiting.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}
