import { useHead, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { eventsTexts } from '../../i18n/de-CH/events.ts';
import { EventGroup } from '../../shared/events/event-group.tsx';
import styles from '../../shared/events/events.module.css';
import {
  guidedBy,
  pastQuery,
  preparedQueries,
  upcomingQuery,
} from '../../shared/events/guide-events.queries.ts';
import { mergePrepared } from '../../shared/events/prepared.logic.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Requests } from '../../shared/requests/requests.tsx';

const UPCOMING = '/guide/events';
const PAST = '/guide/events/vergangen-nicht-fertig';

function Views({ pathname }: { readonly pathname: string }) {
  const t = useTexts(eventsTexts);
  const { permissions } = useSession();
  const seesAll = permissions.isAdmin || permissions.isPartnerGuide;
  const current = (path: string) => (path === pathname ? 'page' : undefined);
  return (
    <nav aria-label={t('views.label')} className={styles.views}>
      <Link to={UPCOMING} aria-current={current(UPCOMING)}>
        {t('views.upcoming')}
      </Link>
      <Link to={PAST} aria-current={current(PAST)}>
        {t('views.past')}
      </Link>
      {seesAll && <Link to="/guides/events-overview">{t('views.all')}</Link>}
      <Link to="/guides/availability">{t('views.availability')}</Link>
    </nav>
  );
}

function Upcoming({ now }: { readonly now: Date }) {
  const { api } = useShell();
  const session = useSession();
  const upcoming = useQuery(upcomingQuery(api, guidedBy(session), now));
  const prepared = useQueries({ queries: preparedQueries(api, guidedBy(session)) });
  return (
    <>
      {session.user && <Requests user={session.user} now={now} />}
      <EventGroup name="upcoming" queries={[upcoming]} />
      <EventGroup name="prepared" queries={prepared} merge={mergePrepared} />
    </>
  );
}

function Past({ now }: { readonly now: Date }) {
  const { api } = useShell();
  const past = useQuery(pastQuery(api, guidedBy(useSession()), now));
  return <EventGroup name="past" queries={[past]} />;
}

export function Page() {
  const t = useTexts(eventsTexts);
  const { now } = useShell();
  const { pathname } = useLocation();
  const [openedAt] = useState(now);
  useHead({ title: t('title'), robots: 'noindex' });
  return (
    <PageFrame title={t('title')}>
      <Views pathname={pathname} />
      {pathname === PAST ? <Past now={openedAt} /> : <Upcoming now={openedAt} />}
    </PageFrame>
  );
}
