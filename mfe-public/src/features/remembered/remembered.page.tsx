import type { EventResponse } from '@firn/shared-contracts/api';
import { keptEvents, rememberedQuery } from '@firn/shared-ui/remembered';
import { useHead, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { rememberedTexts } from '../../i18n/de-CH/remembered.ts';
import { EventCard } from '../../shared/event-card/event-card.tsx';
import { ErrorNotice } from '../../shared/states/error-notice.tsx';
import { PageSkeleton } from '../../shared/states/page-skeleton.tsx';
import styles from './remembered.module.css';
import { keptEventsQuery } from './remembered.queries.ts';

function Cards({ events }: { readonly events: UseQueryResult<readonly EventResponse[]> }) {
  const t = useTexts(rememberedTexts);
  if (events.isError) return <ErrorNotice onRetry={() => void events.refetch()} />;
  if (!events.data) return <PageSkeleton />;
  if (events.data.length === 0) {
    return (
      <p>
        {t('empty')} <Link to="/agenda">{t('agenda')}</Link>
      </p>
    );
  }
  return (
    <ul className={styles.cards}>
      {events.data.map((event) => (
        <li key={event.id}>
          <EventCard event={event} shape="row" headingLevel={2} />
        </li>
      ))}
    </ul>
  );
}

/** The events that the browser keeps stay in sight while their stars are taken off. */
function OfBrowser() {
  const t = useTexts(rememberedTexts);
  const { api } = useShell();
  const [ids] = useState(keptEvents);
  return (
    <>
      <p className={styles.lead}>
        {t('inBrowser')} <a href="/login?weiter=%2Fmerkliste">{t('logIn')}</a>
      </p>
      <Cards events={useQuery(keptEventsQuery(api, ids))} />
    </>
  );
}

function OfAccount({ userId }: { readonly userId: string }) {
  const t = useTexts(rememberedTexts);
  const { api } = useShell();
  const events = useQuery({
    ...rememberedQuery(api, userId),
    select: (entries) => entries.map(({ event }) => event),
  });
  return (
    <>
      <p className={styles.lead}>
        {t('inAccount')} <a href="/profil">{t('toProfile')}</a>
      </p>
      <Cards events={events} />
    </>
  );
}

/** The Merkliste of the account, or of this browser (docs/domain/bookings.md#remembered-events). */
export function Page() {
  const t = useTexts(rememberedTexts);
  const { user } = useSession();
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      {user ? <OfAccount userId={user.id} /> : <OfBrowser />}
    </div>
  );
}
