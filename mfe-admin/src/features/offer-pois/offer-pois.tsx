import type { OfferPoisPatch, OfferResponse } from '@firn/shared-contracts/api';
import { ContractForm } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { offerPoisTexts } from '../../i18n/de-CH/offer-pois.ts';
import type { TypedPoi } from '../../shared/places/poi.ts';
import { PoisField } from '../../shared/places/pois-field.tsx';
import { validateOfferPoisPatch } from './offer-pois.validator.generated.js';

const offers = resource('offers');

const FIELDS = Object.keys(offerPoisTexts.messages.fields) as (keyof typeof offerPoisTexts.messages.fields)[];

// `type`, because an interface has no index signature.
type PoisValues = { readonly pois: readonly TypedPoi[] };

const poisValues = (offer: OfferResponse | null): PoisValues => ({ pois: offer?.pois ?? [] });

/** The places of an offer, saved together. */
export function OfferPois({ offer }: { readonly offer: OfferResponse }) {
  const t = useTexts(offerPoisTexts);
  const write = useWrite(offers);
  const labels = Object.fromEntries(FIELDS.map((field) => [`pois[].${field}`, t(`fields.${field}`)]));
  const describe = {
    pois: (pois: PoisValues['pois']) => pois.map(({ title }) => title).join(', ') || t('none'),
  };
  return (
    <ContractForm<OfferResponse, PoisValues, OfferPoisPatch>
      base={offer}
      valuesOf={poisValues}
      validate={validateOfferPoisPatch}
      save={(body, stored) => write.patch(stored, body)}
      label={t('form')}
      fieldLabels={{ pois: t('title'), ...labels }}
      describe={describe}
      draftKey={`${offer['@id']}/pois`}
    >
      <PoisField offerId={offer.id} />
    </ContractForm>
  );
}
