import { usePageParams } from '@firn/shared-ui/remote';
import { OfferFrame } from '../../shared/offer-frame.tsx';
import { OfferNotes } from './offer-notes.tsx';

/** What the office knows of an offer and guests need not. */
export function Page() {
  const { id = '' } = usePageParams();
  return <OfferFrame id={id}>{(offer) => <OfferNotes offer={offer} />}</OfferFrame>;
}
