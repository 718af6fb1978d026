import { usePageParams } from '@firn/shared-ui/remote';
import { OfferFrame } from '../../shared/offer-frame.tsx';
import { OfferPois } from './offer-pois.tsx';

/** The places of an offer, in a list beside a map. */
export function Page() {
  const { id = '' } = usePageParams();
  return <OfferFrame id={id}>{(offer) => <OfferPois offer={offer} />}</OfferFrame>;
}
