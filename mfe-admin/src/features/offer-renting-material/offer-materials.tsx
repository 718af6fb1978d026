import type { OfferMaterialsPatch, OfferResponse, RentingMaterialResponse } from '@firn/shared-contracts/api';
import { ContractForm, FormSection } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { rentableTexts } from '../../i18n/de-CH/rentable.ts';
import { MaterialsField } from '../../shared/renting-material/materials-field.tsx';
import { validateOfferMaterialsPatch } from './offer-renting-material.validator.generated.js';

const offers = resource('offers');

const materialsOf = (offer: OfferResponse | null) => ({ rentingMaterials: offer?.rentingMaterials ?? [] });

interface OfferMaterialsProps {
  readonly offer: OfferResponse;
  readonly materials: readonly RentingMaterialResponse[];
}

/** What can be rented with an offer (docs/domain/material.md#what-can-be-rented). */
export function OfferMaterials({ offer, materials }: OfferMaterialsProps) {
  const t = useTexts(rentableTexts);
  const write = useWrite(offers);
  return (
    <ContractForm<OfferResponse, ReturnType<typeof materialsOf>, OfferMaterialsPatch>
      base={offer}
      valuesOf={materialsOf}
      validate={validateOfferMaterialsPatch}
      save={(body, stored) => write.patch(stored, body)}
      label={t('form')}
      fieldLabels={{ rentingMaterials: t('field') }}
      describe={{ rentingMaterials: (iris: readonly string[]) => t('count', { count: iris.length }) }}
      draftKey={`${offer['@id']}/renting-material`}
    >
      <FormSection title={t('form')}>
        <p>{t('hint')}</p>
        <MaterialsField materials={materials} activities={offer.activities} />
      </FormSection>
    </ContractForm>
  );
}
