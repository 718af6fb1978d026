import { usePageParams } from '@firn/shared-ui/remote';
import { useLocation } from 'react-router';
import { OfferFrame } from '../../shared/offer-frame.tsx';
import { offerPath } from '../../shared/offer-paths.ts';
import { OfferPictures } from './offer-pictures.tsx';

/** The pictures of an offer: in their order, or chosen from the media library. */
export function Page() {
  const { id = '' } = usePageParams();
  const { pathname } = useLocation();
  const view = pathname === offerPath({ id }, 'gallery') ? 'gallery' : 'images';
  return <OfferFrame id={id}>{(offer) => <OfferPictures key={view} offer={offer} view={view} />}</OfferFrame>;
}
