import { usePageParams, useTexts } from '@firn/shared-ui/remote';
import { useLocation } from 'react-router';
import { offerTexts } from '../../i18n/de-CH/offer.ts';
import { FeatureNotice } from '../../shared/feature-notice.tsx';
import { OfferFrame } from '../../shared/offer-frame.tsx';
import { offerPath } from '../../shared/offer-paths.ts';
import { OfferForm } from './offer-form.tsx';

function RentingMaterial({ id }: { readonly id: string }) {
  const t = useTexts(offerTexts);
  return (
    <FeatureNotice
      text={t('material.text')}
      links={[{ path: offerPath({ id }), text: t('material.link') }]}
    />
  );
}

/** The offer itself, and its renting material. */
export function Page() {
  const { id = '' } = usePageParams();
  const { pathname } = useLocation();
  const isMaterial = pathname === offerPath({ id }, 'rentingMaterial');
  return (
    <OfferFrame id={id}>
      {(offer) => (isMaterial ? <RentingMaterial id={id} /> : <OfferForm offer={offer} />)}
    </OfferFrame>
  );
}
