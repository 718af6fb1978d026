import type { EventPoisPatch, EventResponse, OfferResponse } from '@firn/shared-contracts/api';
import { ContractForm } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { useMemo } from 'react';
import { occurrencePoisTexts } from '../../i18n/de-CH/occurrence-pois.ts';
import { offerPoisTexts } from '../../i18n/de-CH/offer-pois.ts';
import type { TypedPoi } from '../../shared/places/poi.ts';
import { PoisField } from '../../shared/places/pois-field.tsx';
import { InheritedContext, Own } from '../../shared/tour-form/own.tsx';
import { validateEventPoisPatch } from './event-pois.validator.generated.js';

const events = resource('events');

const FIELDS = Object.keys(offerPoisTexts.messages.fields) as (keyof typeof offerPoisTexts.messages.fields)[];

// `type`, because an interface has no index signature.
type PoisValues = { readonly pois: readonly TypedPoi[] };

const ownPois = (event: EventResponse | null): PoisValues => ({ pois: event?.own?.pois ?? [] });

interface EventPoisProps {
  readonly event: EventResponse;
  readonly offer: OfferResponse;
}

/** The places of an event, the offer's until it has its own. */
export function EventPois({ event, offer }: EventPoisProps) {
  const t = useTexts(offerPoisTexts);
  const eventT = useTexts(occurrencePoisTexts);
  const write = useWrite(events);
  const labels = Object.fromEntries(FIELDS.map((field) => [`pois[].${field}`, t(`fields.${field}`)]));
  const named = (pois: PoisValues['pois']) => pois.map(({ title }) => title).join(', ');
  const inherited = useMemo(
    () => ({
      values: { pois: offer.pois },
      words: { pois: offer.pois.map(({ title }) => title).join(', ') },
    }),
    [offer],
  );
  return (
    <InheritedContext value={inherited}>
      <ContractForm<EventResponse, PoisValues, EventPoisPatch>
        base={event}
        valuesOf={ownPois}
        validate={validateEventPoisPatch}
        save={(body, stored) => write.patch(stored, body)}
        label={eventT('form')}
        fieldLabels={{ pois: t('title'), ...labels }}
        describe={{ pois: (pois: PoisValues['pois']) => named(pois) || t('none') }}
        draftKey={`${event['@id']}/pois`}
      >
        <Own name="pois" label={t('title')}>
          <PoisField offerId={offer.id} />
        </Own>
      </ContractForm>
    </InheritedContext>
  );
}
