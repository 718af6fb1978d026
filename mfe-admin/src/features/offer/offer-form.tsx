import type { OfferResponse } from '@firn/shared-contracts/api';
import { ContractForm } from '@firn/shared-ui/form';
import { formatChf } from '@firn/shared-ui/format';
import { EVENT_TYPE_LABELS } from '@firn/shared-ui/labels';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { offerTexts } from '../../i18n/de-CH/offer.ts';
import { type OfferValues, offerValues } from '../../shared/offer-values.ts';
import { plainText } from '../../shared/plain-text.ts';
import { BasicsSection } from './basics-section.tsx';
import { DemandsSection } from './demands-section.tsx';
import { withoutStrayGrades } from './difficulty.logic.ts';
import { validateOfferPatch } from './offer.validator.generated.js';
import { labelsByPath } from './offer-labels.ts';
import { PricesSection } from './prices-section.tsx';
import { DescriptionSection, JourneySection, PeopleSection } from './text-sections.tsx';
import { useFieldOfAddress } from './use-field-of-address.ts';

const offers = resource('offers');
const activities = resource('activities');
const levels = resource('levels');
const sleepingStyles = resource('sleeping_styles');

const CAREFUL = ['priceComponents'];

/** Words for what two people changed at once. */
const describing = (titles: ReadonlyMap<string, string>, none: string) => {
  const titleOf = (iri: string | null) => (iri && titles.get(iri)) ?? none;
  return {
    type: (type: OfferValues['type']) => EVENT_TYPE_LABELS[type],
    level: titleOf,
    sleepingStyle: titleOf,
    programText: plainText,
    curriculum: plainText,
    requirementsText: plainText,
    equipmentText: plainText,
    servicesText: plainText,
    priceComponents: (components: OfferValues['priceComponents']) =>
      components.map(({ title, grossPrice }) => `${title} ${formatChf(grossPrice)}`).join(', ') || none,
  };
};

/** Everything of an offer but its pictures, places and notes, which have pages of their own. */
export function OfferForm({ offer }: { readonly offer: OfferResponse }) {
  const t = useTexts(offerTexts);
  const { api } = useShell();
  const region = useRef<HTMLDivElement>(null);
  const write = useWrite(offers);
  const allActivities = useQuery(activities.list(api, {})).data?.['hydra:member'];
  const allLevels = useQuery(levels.list(api, {})).data?.['hydra:member'] ?? [];
  const allStyles = useQuery(sleepingStyles.list(api, {})).data?.['hydra:member'] ?? [];
  const titles = new Map([...allLevels, ...allStyles].map(({ '@id': iri, title }) => [iri, title]));
  useFieldOfAddress(region);
  return (
    <div ref={region}>
      <ContractForm
        base={offer}
        valuesOf={(item: OfferResponse | null) => offerValues(item ?? offer)}
        validate={validateOfferPatch}
        save={(body, stored) =>
          write.patch(stored, allActivities ? withoutStrayGrades(body, offer, allActivities) : body)
        }
        label={t('form')}
        fieldLabels={labelsByPath(t)}
        describe={describing(titles, t('none'))}
        carefulFields={CAREFUL}
      >
        <BasicsSection offer={offer} levels={allLevels} sleepingStyles={allStyles} />
        <DescriptionSection />
        <JourneySection />
        <DemandsSection activities={allActivities ?? offer.activities} />
        <PeopleSection />
        <PricesSection offer={offer} />
      </ContractForm>
    </div>
  );
}
