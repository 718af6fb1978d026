import type { SessionUser } from '@firn/shared-contracts/shell';
import { useHead, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import { EventGroup } from '../../shared/events/event-group.tsx';
import { led, pastQuery, preparedQueries, upcomingQuery } from '../../shared/events/guide-events.queries.ts';
import { mergePrepared } from '../../shared/events/prepared.logic.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import styles from './tour.module.css';

function Lists({ user }: { readonly user: SessionUser }) {
  const { api, now } = useShell();
  const [openedAt] = useState(now);
  const whose = led(user);
  const upcoming = useQuery(upcomingQuery(api, whose, openedAt));
  const past = useQuery(pastQuery(api, whose, openedAt));
  const prepared = useQueries({ queries: preparedQueries(api, whose) });
  return (
    <>
      <EventGroup name="upcoming" queries={[upcoming]} />
      <EventGroup name="past" queries={[past]} />
      <EventGroup name="prepared" queries={prepared} merge={mergePrepared} />
    </>
  );
}

/** The tours one leads, also without any permission of the guide area. */
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
      {user && <Lists user={user} />}
    </PageFrame>
  );
}
