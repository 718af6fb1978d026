import type { OfferResponse } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { usePageParams, useTexts } from '@firn/shared-ui/remote';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { occurrencesTexts } from '../../i18n/de-CH/occurrences.ts';
import { newOccurrencePath } from '../../shared/event-paths.ts';
import { OfferFrame } from '../../shared/offer-frame.tsx';
import { OccurrenceList } from './occurrence-list.tsx';
import styles from './occurrences.module.css';

const Season = lazy(async () => {
  const { Season } = await import(/* webpackChunkName: "season" */ './season.tsx');
  return { default: Season };
});

const VIEW = 'ansicht';
const CALENDAR = 'kalender';

/** All events of an offer, past and coming: as a list, or by the days of their years. */
function Occurrences({ offer }: { readonly offer: OfferResponse }) {
  const t = useTexts(occurrencesTexts);
  const { pathname, search, state } = useLocation();
  const isCalendar = new URLSearchParams(search).get(VIEW) === CALENDAR;
  return (
    <>
      <div className={styles.head}>
        <nav aria-label={t('views.label')} className={styles.views}>
          <Link to={pathname} state={state} aria-current={isCalendar ? undefined : 'true'}>
            {t('views.list')}
          </Link>
          <Link
            to={`${pathname}?${VIEW}=${CALENDAR}`}
            state={state}
            aria-current={isCalendar ? 'true' : undefined}
          >
            {t('views.calendar')}
          </Link>
        </nav>
        <Button component={Link} variant="default" to={newOccurrencePath(offer)}>
          {t('create')}
        </Button>
      </div>
      {isCalendar ? (
        <Suspense>
          <Season offer={offer} />
        </Suspense>
      ) : (
        <OccurrenceList offer={offer} />
      )}
    </>
  );
}

export function Page() {
  const { offerId = '' } = usePageParams();
  return <OfferFrame id={offerId}>{(offer) => <Occurrences offer={offer} />}</OfferFrame>;
}
