import type {
  EventMaterialsPatch,
  EventResponse,
  OfferResponse,
  RentingMaterialResponse,
} from '@firn/shared-contracts/api';
import { ContractForm, FormSection } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { useMemo } from 'react';
import { rentableTexts } from '../../i18n/de-CH/rentable.ts';
import { MaterialsField } from '../../shared/renting-material/materials-field.tsx';
import { InheritedContext, Own } from '../../shared/tour-form/own.tsx';
import { validateEventMaterialsPatch } from './occurrence-renting-material.validator.generated.js';

const events = resource('events');

const ownMaterials = (event: EventResponse | null) => ({
  rentingMaterials: event?.own?.rentingMaterials ?? [],
});

interface EventMaterialsProps {
  readonly event: EventResponse;
  readonly offer: OfferResponse;
  readonly materials: readonly RentingMaterialResponse[];
}

/** What can be rented with an event: the offer's list, until it has its own. */
export function EventMaterials({ event, offer, materials }: EventMaterialsProps) {
  const t = useTexts(rentableTexts);
  const write = useWrite(events);
  const inherited = useMemo(() => {
    const titles = materials.filter((material) => offer.rentingMaterials.includes(material['@id']));
    return {
      values: { rentingMaterials: offer.rentingMaterials },
      words: { rentingMaterials: titles.map(({ title }) => title).join(', ') },
    };
  }, [materials, offer]);
  return (
    <InheritedContext value={inherited}>
      <ContractForm<EventResponse, ReturnType<typeof ownMaterials>, EventMaterialsPatch>
        base={event}
        valuesOf={ownMaterials}
        validate={validateEventMaterialsPatch}
        save={(body, stored) => write.patch(stored, body)}
        label={t('form')}
        fieldLabels={{ rentingMaterials: t('field') }}
        describe={{ rentingMaterials: (iris: readonly string[]) => t('count', { count: iris.length }) }}
        draftKey={`${event['@id']}/renting-material`}
      >
        <FormSection title={t('form')}>
          <p>{t('eventHint')}</p>
          <Own name="rentingMaterials" label={t('field')}>
            <MaterialsField materials={materials} activities={event.activities} />
          </Own>
        </FormSection>
      </ContractForm>
    </InheritedContext>
  );
}
