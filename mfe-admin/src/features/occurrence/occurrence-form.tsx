import type { EventPatch, EventResponse, OfferResponse } from '@firn/shared-contracts/api';
import { SETTINGS_ID } from '@firn/shared-contracts/api';
import { ContractForm } from '@firn/shared-ui/form';
import { formatNumericDate } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { occurrenceTexts } from '../../i18n/de-CH/occurrence.ts';
import { offerTexts } from '../../i18n/de-CH/offer.ts';
import { useToldChange } from '../../shared/event-changes/use-told-change.tsx';
import { type EventValues, eventValues, inheritedValues } from '../../shared/event-values.ts';
import { JumpMarks } from '../../shared/jump-marks/jump-marks.tsx';
import { BasicsSection } from '../../shared/tour-form/basics-section.tsx';
import { DemandsSection } from '../../shared/tour-form/demands-section.tsx';
import { describing, offerWords } from '../../shared/tour-form/describe.ts';
import { labelsByPath, offerValueWords } from '../../shared/tour-form/offer-labels.ts';
import { type Inherited, InheritedContext } from '../../shared/tour-form/own.tsx';
import { PricesSection } from '../../shared/tour-form/prices-section.tsx';
import { DescriptionSection, JourneySection, PeopleSection } from '../../shared/tour-form/text-sections.tsx';
import { useFieldOfAddress } from '../../shared/tour-form/use-field-of-address.ts';
import { validateEventPatch } from './occurrence.validator.generated.js';
import { AccountField, DatesSection, DiscountField, OfficeSection } from './own-sections.tsx';

const activities = resource('activities');
const levels = resource('levels');
const sleepingStyles = resource('sleeping_styles');
const settings = resource('settings');

const CAREFUL = ['priceComponents', 'start', 'end', 'registrationDeadline', 'sacDiscountPercent'];
const FIELDS = Object.keys(
  occurrenceTexts.messages.fields,
) as (keyof typeof occurrenceTexts.messages.fields)[];

interface OccurrenceFormProps {
  readonly event: EventResponse;
  readonly offer: OfferResponse;
}

/** What the event has where it says nothing itself. */
function useInherited({ event, offer }: OccurrenceFormProps): Inherited {
  const t = useTexts(occurrenceTexts);
  const offerT = useTexts(offerTexts);
  const { api } = useShell();
  const { data } = useQuery(settings.item(api, SETTINGS_ID));
  return useMemo(() => {
    const values = inheritedValues(offer);
    const { decisionDate } = event;
    return {
      values: {
        ...values,
        decisionDate,
        autoConfirm: data?.autoConfirm ?? false,
        sacDiscountPercent: data?.sacDiscountPercent ?? null,
      },
      words: {
        ...offerWords(offer, values, offerValueWords(offerT)),
        decisionDate: decisionDate ? formatNumericDate(decisionDate) : '',
        autoConfirm: data ? t(data.autoConfirm ? 'yes' : 'no') : '',
        sacDiscountPercent: data ? `${data.sacDiscountPercent} %` : '',
      },
    };
  }, [event, offer, data, t, offerT]);
}

/** Everything of an event but its guides, pictures and places. */
export function OccurrenceForm({ event, offer }: OccurrenceFormProps) {
  const t = useTexts(occurrenceTexts);
  const offerT = useTexts(offerTexts);
  const { api } = useShell();
  const region = useRef<HTMLDivElement>(null);
  const { save, dialog } = useToldChange(event);
  const allLevels = useQuery(levels.list(api, {})).data?.['hydra:member'] ?? [];
  const allStyles = useQuery(sleepingStyles.list(api, {})).data?.['hydra:member'] ?? [];
  const allActivities = useQuery(activities.list(api, {})).data?.['hydra:member'] ?? offer.activities;
  const inherited = useInherited({ event, offer });
  useFieldOfAddress(region);
  const labels = Object.fromEntries(FIELDS.map((field) => [field, t(`fields.${field}`)]));
  const rules = ({ start, end, registrationDeadline }: EventValues) => [
    ...(end < start ? [{ propertyPath: 'end', message: t('rules.end') }] : []),
    ...(registrationDeadline > start
      ? [{ propertyPath: 'registrationDeadline', message: t('rules.deadline') }]
      : []),
  ];
  return (
    <div ref={region}>
      <InheritedContext value={inherited}>
        <ContractForm<EventResponse, EventValues, EventPatch>
          base={event}
          valuesOf={(item) => eventValues(item ?? event)}
          validate={validateEventPatch}
          rules={rules}
          save={save}
          label={t('form')}
          fieldLabels={{ ...labelsByPath(offerT), ...labels }}
          describe={describing([...allLevels, ...allStyles], offerValueWords(offerT))}
          carefulFields={CAREFUL}
        >
          <JumpMarks />
          <DatesSection />
          <OfficeSection />
          <BasicsSection known={[offer, event]} levels={allLevels} sleepingStyles={allStyles}>
            <AccountField />
          </BasicsSection>
          <PeopleSection />
          <PricesSection
            known={[...event.priceComponents, ...offer.priceComponents]}
            ownPercent={event.own?.sacDiscountPercent ?? null}
          >
            <DiscountField />
          </PricesSection>
          <DescriptionSection />
          <JourneySection />
          <DemandsSection activities={allActivities} />
        </ContractForm>
      </InheritedContext>
      {dialog}
    </div>
  );
}
