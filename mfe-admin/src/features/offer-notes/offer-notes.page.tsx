import { usePageParams } from '@firn/shared-ui/remote';
import { Notes } from '../../shared/notes/notes.tsx';
import { OfferFrame } from '../../shared/offer-frame.tsx';

/** What the office knows of an offer and guests need not. */
export function Page() {
  const { id = '' } = usePageParams();
  return <OfferFrame id={id}>{(offer) => <Notes subject={{ offer: offer['@id'] }} />}</OfferFrame>;
}
