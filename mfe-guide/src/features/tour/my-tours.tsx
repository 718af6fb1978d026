import type { SessionUser } from '@firn/shared-contracts/shell';
import { useHead, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import { EventGroup } from '../../shared/events/event-group.tsx';
import {
  begunBy,
  laterThan,
  led,
  pastQuery,
  preparedQueries,
  upcomingQuery,
} from '../../shared/events/guide-events.queries.ts';
import { mergePrepared } from '../../shared/events/prepared.logic.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { DeclinedTour } from '../../shared/requests/declined-tour.tsx';
import { Requests } from '../../shared/requests/requests.tsx';
import styles from './tour.module.css';

function Lists({ user }: { readonly user: SessionUser }) {
  const { api, now } = useShell();
  const [openedAt] = useState(now);
  const whose = led(user);
  const coming = upcomingQuery(api, whose, openedAt);
  const today = useQuery({ ...coming, select: (list) => begunBy(list, openedAt) });
  const upcoming = useQuery({ ...coming, select: (list) => laterThan(list, openedAt) });
  const past = useQuery(pastQuery(api, whose, openedAt));
  const prepared = useQueries({ queries: preparedQueries(api, whose) });
  return (
    <>
      <Requests user={user} now={openedAt} />
      <EventGroup name="today" queries={[today]} />
      <EventGroup name="upcoming" queries={[upcoming]} />
      <EventGroup name="past" queries={[past]} />
      <EventGroup name="prepared" queries={prepared} merge={mergePrepared} />
    </>
  );
}

/**
 * A guide starts here: with what is asked, what is today, what comes and what is left to do, also without any permission
 * of the guide area (docs/domain/screens.md#after-logging-in).
 */
export function MyTours() {
  const t = useTexts(tourTexts);
  const { user, permissions } = useSession();
  useHead({ title: t('mine'), robots: 'noindex' });
  return (
    <PageFrame title={t('mine')}>
      {(permissions.canCreateSpontaneousTours || permissions.canCreateTours) && (
        <nav className={styles.links}>
          <Link to="/profil/tour/erstellen">{t('create')}</Link>
        </nav>
      )}
      <DeclinedTour />
      {user && <Lists user={user} />}
    </PageFrame>
  );
}
