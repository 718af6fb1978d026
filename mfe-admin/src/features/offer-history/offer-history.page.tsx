import { OFFER_STATE_LABELS } from '@firn/shared-ui/labels';
import { usePageParams } from '@firn/shared-ui/remote';
import { TourHistory } from '../../shared/history/tour-history.tsx';
import { OfferFrame } from '../../shared/offer-frame.tsx';

/** What happened to an offer, in words. */
export function Page() {
  const { id = '' } = usePageParams();
  return (
    <OfferFrame id={id}>
      {(offer) => <TourHistory record={offer} stateLabels={OFFER_STATE_LABELS} />}
    </OfferFrame>
  );
}
