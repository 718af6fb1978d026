import { usePageParams, useTexts } from '@firn/shared-ui/remote';
import { useLocation } from 'react-router';
import { occurrenceTexts } from '../../i18n/de-CH/occurrence.ts';
import { EventFrame } from '../../shared/event-frame/event-frame.tsx';
import { WithOffer } from '../../shared/event-frame/with-offer.tsx';
import { occurrencePath } from '../../shared/event-paths.ts';
import { FeatureNotice } from '../../shared/feature-notice.tsx';
import { OccurrenceForm } from './occurrence-form.tsx';

/** Pages of an event that other parts of the office will fill. */
const UPCOMING = Object.keys(
  occurrenceTexts.messages.notices,
) as (keyof typeof occurrenceTexts.messages.notices)[];

/** One event of an offer. */
export function Page() {
  const t = useTexts(occurrenceTexts);
  const { pathname } = useLocation();
  const { id = '' } = usePageParams();
  const upcoming = UPCOMING.find((name) => pathname.endsWith(`/${id}/${name}`));
  return (
    <EventFrame>
      {(event) =>
        upcoming ? (
          <FeatureNotice
            text={t(`notices.${upcoming}`)}
            links={[{ path: `${occurrencePath(event)}/participants`, text: t('participantsLink') }]}
          />
        ) : (
          <WithOffer event={event}>{(offer) => <OccurrenceForm event={event} offer={offer} />}</WithOffer>
        )
      }
    </EventFrame>
  );
}
