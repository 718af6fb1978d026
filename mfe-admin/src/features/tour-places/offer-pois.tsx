import type { OfferPoisPatch, OfferResponse } from '@firn/shared-contracts/api';
import { ContractForm, useFormValue } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { locationTexts } from '../../i18n/de-CH/location.ts';
import { offerPoisTexts } from '../../i18n/de-CH/offer-pois.ts';
import { locationWords, type TypedLocation } from '../../shared/places/location.ts';
import type { TypedPoi } from '../../shared/places/poi.ts';
import { LocationField } from './location-field.tsx';
import { validateOfferPoisPatch } from './offer-pois.validator.generated.js';
import { PoisField } from './pois-field.tsx';

const offers = resource('offers');

const FIELDS = Object.keys(offerPoisTexts.messages.fields) as (keyof typeof offerPoisTexts.messages.fields)[];

// `type`, because an interface has no index signature.
type PoisValues = { readonly location: TypedLocation | null; readonly pois: readonly TypedPoi[] };

const poisValues = (offer: OfferResponse | null): PoisValues => ({
  location: offer?.location ?? null,
  pois: offer?.pois ?? [],
});

function LocationOfOffer({ offer }: { readonly offer: OfferResponse }) {
  return <LocationField offerId={offer.id} pois={useFormValue<readonly TypedPoi[]>('pois')} isRemovable />;
}

/** The point and the places of an offer, saved together. */
export function OfferPois({ offer }: { readonly offer: OfferResponse }) {
  const t = useTexts(offerPoisTexts);
  const locationT = useTexts(locationTexts);
  const write = useWrite(offers);
  const labels = Object.fromEntries(FIELDS.map((field) => [`pois[].${field}`, t(`fields.${field}`)]));
  const describe = {
    location: (location: PoisValues['location']) => locationWords(location) || locationT('none'),
    pois: (pois: PoisValues['pois']) => pois.map(({ title }) => title).join(', ') || t('none'),
  };
  return (
    <ContractForm<OfferResponse, PoisValues, OfferPoisPatch>
      base={offer}
      valuesOf={poisValues}
      validate={validateOfferPoisPatch}
      save={(body, stored) => write.patch(stored, body)}
      label={t('form')}
      fieldLabels={{
        location: locationT('title'),
        'location.latitude': locationT('fields.latitude'),
        'location.longitude': locationT('fields.longitude'),
        pois: t('title'),
        ...labels,
      }}
      describe={describe}
      draftKey={`${offer['@id']}/pois`}
    >
      <LocationOfOffer offer={offer} />
      <PoisField offerId={offer.id} />
    </ContractForm>
  );
}
