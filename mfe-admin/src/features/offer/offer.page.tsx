import { usePageParams } from '@firn/shared-ui/remote';
import { OfferFrame } from '../../shared/offer-frame.tsx';
import { OfferForm } from './offer-form.tsx';

export function Page() {
  const { id = '' } = usePageParams();
  return <OfferFrame id={id}>{(offer) => <OfferForm offer={offer} />}</OfferFrame>;
}
