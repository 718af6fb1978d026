import type { EventPoisPatch, EventResponse, OfferResponse } from '@firn/shared-contracts/api';
import { ContractForm } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { useMemo } from 'react';
import { locationTexts } from '../../i18n/de-CH/location.ts';
import { occurrencePoisTexts } from '../../i18n/de-CH/occurrence-pois.ts';
import { offerPoisTexts } from '../../i18n/de-CH/offer-pois.ts';
import { useToldChange } from '../../shared/event-changes/use-told-change.tsx';
import { locationWords, type TypedLocation } from '../../shared/places/location.ts';
import type { TypedPoi } from '../../shared/places/poi.ts';
import { InheritedContext, Own, useValueInForce } from '../../shared/tour-form/own.tsx';
import { validateEventPoisPatch } from './event-pois.validator.generated.js';
import { LocationField } from './location-field.tsx';
import { PoisField } from './pois-field.tsx';

const FIELDS = Object.keys(offerPoisTexts.messages.fields) as (keyof typeof offerPoisTexts.messages.fields)[];

// `type`, because an interface has no index signature.
type PoisValues = { readonly location: TypedLocation | null; readonly pois: readonly TypedPoi[] };

const ownPois = (event: EventResponse | null): PoisValues => ({
  location: event?.own?.location ?? null,
  pois: event?.own?.pois ?? [],
});

function LocationOfEvent({ offerId }: { readonly offerId: string }) {
  const pois = useValueInForce<readonly TypedPoi[]>('pois');
  return <LocationField offerId={offerId} pois={pois} isRemovable={false} />;
}

interface EventPoisProps {
  readonly event: EventResponse;
  readonly offer: OfferResponse;
}

/** The point and the places of an event, the offer's until it has its own. */
export function EventPois({ event, offer }: EventPoisProps) {
  const t = useTexts(offerPoisTexts);
  const locationT = useTexts(locationTexts);
  const eventT = useTexts(occurrencePoisTexts);
  const { save, dialog } = useToldChange(event);
  const labels = Object.fromEntries(FIELDS.map((field) => [`pois[].${field}`, t(`fields.${field}`)]));
  const named = (pois: PoisValues['pois']) => pois.map(({ title }) => title).join(', ');
  const inherited = useMemo(
    () => ({
      values: { location: offer.location, pois: offer.pois },
      words: {
        location: locationWords(offer.location),
        pois: offer.pois.map(({ title }) => title).join(', '),
      },
    }),
    [offer],
  );
  return (
    <InheritedContext value={inherited}>
      <ContractForm<EventResponse, PoisValues, EventPoisPatch>
        base={event}
        valuesOf={ownPois}
        validate={validateEventPoisPatch}
        save={save}
        label={eventT('form')}
        fieldLabels={{
          location: locationT('title'),
          'location.latitude': locationT('fields.latitude'),
          'location.longitude': locationT('fields.longitude'),
          pois: t('title'),
          ...labels,
        }}
        describe={{
          location: (location: PoisValues['location']) => locationWords(location) || locationT('none'),
          pois: (pois: PoisValues['pois']) => named(pois) || t('none'),
        }}
        draftKey={`${event['@id']}/pois`}
      >
        <Own name="location" label={locationT('title')}>
          <LocationOfEvent offerId={offer.id} />
        </Own>
        <Own name="pois" label={t('title')}>
          <PoisField offerId={offer.id} />
        </Own>
      </ContractForm>
      {dialog}
    </InheritedContext>
  );
}
