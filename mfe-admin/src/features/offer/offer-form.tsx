import type { OfferResponse } from '@firn/shared-contracts/api';
import { CheckboxField, ContractForm, NumberField } from '@firn/shared-ui/form';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { offerTexts } from '../../i18n/de-CH/offer.ts';
import { JumpMarks } from '../../shared/jump-marks/jump-marks.tsx';
import { offerValues } from '../../shared/offer-values.ts';
import { BasicsSection } from '../../shared/tour-form/basics-section.tsx';
import { DemandsSection } from '../../shared/tour-form/demands-section.tsx';
import { describing } from '../../shared/tour-form/describe.ts';
import { withoutStrayGrades } from '../../shared/tour-form/difficulty.logic.ts';
import { labelsByPath, offerLabels, offerValueWords } from '../../shared/tour-form/offer-labels.ts';
import { PricesSection } from '../../shared/tour-form/prices-section.tsx';
import { DescriptionSection, JourneySection, PeopleSection } from '../../shared/tour-form/text-sections.tsx';
import { useFieldOfAddress } from '../../shared/tour-form/use-field-of-address.ts';
import { LackingGuides } from './lacking-guides.tsx';
import { validateOfferPatch } from './offer.validator.generated.js';
import { OfferFields } from './offer-fields.tsx';

const offers = resource('offers');
const activities = resource('activities');
const levels = resource('levels');
const sleepingStyles = resource('sleeping_styles');

const CAREFUL = ['priceComponents'];

/** Everything of an offer but its pictures, places and notes, which have pages of their own. */
export function OfferForm({ offer }: { readonly offer: OfferResponse }) {
  const t = useTexts(offerTexts);
  const { api } = useShell();
  const region = useRef<HTMLDivElement>(null);
  const write = useWrite(offers);
  const allActivities = useQuery(activities.list(api, {})).data?.['hydra:member'];
  const allLevels = useQuery(levels.list(api, {})).data?.['hydra:member'] ?? [];
  const allStyles = useQuery(sleepingStyles.list(api, {})).data?.['hydra:member'] ?? [];
  const label = offerLabels(t);
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
        describe={describing([...allLevels, ...allStyles], offerValueWords(t))}
        carefulFields={CAREFUL}
      >
        <JumpMarks />
        <BasicsSection known={[offer]} levels={allLevels} sleepingStyles={allStyles}>
          <OfferFields offer={offer} />
        </BasicsSection>
        <DescriptionSection />
        <JourneySection />
        <DemandsSection activities={allActivities ?? offer.activities}>
          <LackingGuides />
        </DemandsSection>
        <PeopleSection>
          <NumberField name="durationDays" label={label.durationDays} unit={t('units.days')} required />
          <CheckboxField
            name="privateTours"
            label={label.privateTours}
            description={t('hints.privateTours')}
          />
        </PeopleSection>
        <PricesSection known={offer.priceComponents} />
      </ContractForm>
    </div>
  );
}
