import type { OfferResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { LoadFailed, PageSkeleton } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { occurrencesTexts } from '../../i18n/de-CH/occurrences.ts';
import { EVER_SINCE } from '../../shared/ever-since.ts';
import { OccurrenceCalendar } from './calendar/occurrence-calendar.tsx';

const events = resource('events');
const MOST = 200;

/** The events of an offer on the days of their years. */
export function Season({ offer }: { readonly offer: OfferResponse }) {
  const t = useTexts(occurrencesTexts);
  const { api } = useShell();
  const query = {
    offer: offer.id,
    start: { after: EVER_SINCE },
    order: { start: 'desc' },
    itemsPerPage: MOST,
  } as const;
  const { data, error, refetch } = useQuery(events.list(api, query));
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const shown = data['hydra:member'];
  const total = data.totalItems;
  return (
    <>
      {total > shown.length && <p>{t('tooMany', { shown: shown.length, total })}</p>}
      <OccurrenceCalendar events={shown} />
    </>
  );
}
