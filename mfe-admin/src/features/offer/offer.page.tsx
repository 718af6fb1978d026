import { usePageParams } from '@firn/shared-ui/remote';
import { FindingMarks } from '../../shared/catalogue-findings/finding-marks.tsx';
import { OfferFrame } from '../../shared/offer-frame.tsx';
import { OfferForm } from './offer-form.tsx';

export function Page() {
  const { id = '' } = usePageParams();
  return (
    <OfferFrame id={id}>
      {(offer) => (
        <>
          <FindingMarks offer={offer['@id']} />
          <OfferForm offer={offer} />
        </>
      )}
    </OfferFrame>
  );
}
