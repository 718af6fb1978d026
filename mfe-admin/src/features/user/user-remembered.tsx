import type { UserResponse } from '@firn/shared-contracts/api';
import { formatDateTime, formatShortDateRange } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { userListsTexts } from '../../i18n/de-CH/user-lists.ts';
import { occurrencePath } from '../../shared/event-paths.ts';
import styles from './user.module.css';

const rememberedEvents = resource('remembered_events');

/** What somebody wants to come back to (docs/domain/bookings.md#remembered-events). */
export function UserRemembered({ user }: { readonly user: UserResponse }) {
  const t = useTexts(userListsTexts);
  const { api } = useShell();
  const { data, isError } = useQuery(rememberedEvents.list(api, { user: user['@id'] }));
  if (isError) return <p>{t('rememberedFailed')}</p>;
  if (!data) return null;
  const remembered = data['hydra:member'];
  if (remembered.length === 0) return <p>{t('rememberedNone')}</p>;
  return (
    <ul className={styles.list}>
      {remembered.map(({ id, event, createdAt }) => (
        <li key={id}>
          <Link to={occurrencePath(event)}>
            {t('waitingEntry', { event: event.title, date: formatShortDateRange(event.start, event.end) })}
          </Link>
          <span>{t('rememberedSince', { at: formatDateTime(createdAt) })}</span>
        </li>
      ))}
    </ul>
  );
}
