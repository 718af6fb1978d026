import type { EventResponse } from '@firn/shared-contracts/api';
import { formatDateRange, formatDateTime } from '@firn/shared-ui/format';
import { EVENT_TYPE_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { occurrenceTexts } from '../../i18n/de-CH/occurrence.ts';
import { Facts } from '../../shared/facts.tsx';
import { Occupancy } from '../../shared/occupancy.tsx';

/** An event at a glance, and the ways to where it is worked with. */
export function OccurrenceFacts({ event }: { readonly event: EventResponse }) {
  const t = useTexts(occurrenceTexts);
  const { id, slug, guides } = event;
  return (
    <Facts
      facts={[
        [t('facts.date'), formatDateRange(event.start, event.end)],
        [t('facts.type'), EVENT_TYPE_LABELS[event.type]],
        [t('facts.place'), event.place],
        [t('facts.guides'), guides.map(({ fullName }) => fullName).join(', ') || t('facts.noGuide')],
        [t('facts.seats'), <Occupancy key="seats" event={event} />],
        [t('facts.deadline'), formatDateTime(event.registrationDeadline)],
        [
          t('facts.participants'),
          <Link key="participants" to={`/profil/tour/${id}`}>
            {t('facts.participantsLink')}
          </Link>,
        ],
        [
          t('facts.print'),
          <Link key="print" to={`/print/events?event=${id}`}>
            {t('facts.printLink')}
          </Link>,
        ],
        [
          t('facts.website'),
          <Link key="website" to={`/event/${id}/${slug}`}>
            {t('facts.websiteLink')}
          </Link>,
        ],
      ]}
    />
  );
}
