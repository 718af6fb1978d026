import { usePageParams } from '@firn/shared-ui/remote';
import { OfferFrame } from '../../shared/offer-frame.tsx';
import { WithMaterials } from '../../shared/renting-material/with-materials.tsx';
import { OfferMaterials } from './offer-materials.tsx';

/** The renting material of an offer. */
export function Page() {
  const { id = '' } = usePageParams();
  return (
    <OfferFrame id={id}>
      {(offer) => (
        <WithMaterials>{(materials) => <OfferMaterials offer={offer} materials={materials} />}</WithMaterials>
      )}
    </OfferFrame>
  );
}
