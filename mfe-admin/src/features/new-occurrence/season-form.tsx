import {
  type EventSeason,
  type EventSeasonResponse,
  type OfferResponse,
  SEASON_GOALS,
} from '@firn/shared-contracts/api';
import { LONGEST_TOUR_DAYS, type LocalDate } from '@firn/shared-contracts/domain';
import {
  CheckboxField,
  ContractForm,
  DaysField,
  FormSection,
  NumberField,
  RadioField,
  TimeField,
  useFormValue,
} from '@firn/shared-ui/form';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import type { Stored } from '@firn/shared-ui/resource';
import { newOccurrenceTexts } from '../../i18n/de-CH/new-occurrence.ts';
import { GuideField } from '../../shared/event-guides/guide-field.tsx';
import { occurrencePath } from '../../shared/event-paths.ts';
import { FocusFirst } from '../../shared/focus-first.tsx';
import { offerPath } from '../../shared/offer-paths.ts';
import { useWriteOnce } from '../../shared/use-write-once.ts';
import { validateEventSeason } from './new-occurrence.validator.generated.js';
import { Readiness } from './readiness.tsx';
import { firstValues, type Model, type SeasonValues } from './season-values.ts';

type Made = Stored & EventSeasonResponse;
type Field = keyof typeof newOccurrenceTexts.messages.fields;

const FIELDS = Object.keys(newOccurrenceTexts.messages.fields) as Field[];

function useLabels(): Readonly<Record<Field, string>> {
  const t = useTexts(newOccurrenceTexts);
  return Object.fromEntries(FIELDS.map((field) => [field, t(`fields.${field}`)])) as Record<Field, string>;
}

function WhenSection() {
  const t = useTexts(newOccurrenceTexts);
  const label = useLabels();
  return (
    <FormSection title={t('sections.when')}>
      <FocusFirst>
        <DaysField name="days" label={label.days} description={t('hints.days')} required />
      </FocusFirst>
      <NumberField name="durationDays" label={label.durationDays} unit={t('units.duration')} required />
      <TimeField name="startTime" label={label.startTime} required />
      <TimeField name="endTime" label={label.endTime} required />
      <NumberField
        name="deadlineDays"
        label={label.deadlineDays}
        description={t('hints.deadlineDays')}
        unit={t('units.deadline')}
      />
    </FormSection>
  );
}

function WhoSection({ offer }: { readonly offer: string }) {
  const t = useTexts(newOccurrenceTexts);
  const label = useLabels();
  const guide = useFormValue<string | null>('guide');
  // Both are texts as long as they cannot be read.
  const day = useFormValue<readonly LocalDate[] | string | null>('days');
  const days = useFormValue<number | string | null>('durationDays');
  const isKnown = Array.isArray(day) && typeof days === 'number' && days >= 1 && days <= LONGEST_TOUR_DAYS;
  return (
    <FormSection title={t('sections.who')}>
      <GuideField
        name="guide"
        label={label.guide}
        description={t('hints.guide')}
        wanted={isKnown ? { offer, day, days } : null}
      />
      {guide && <CheckboxField name="hasAgreed" label={label.hasAgreed} />}
    </FormSection>
  );
}

interface SeasonFormProps {
  readonly offer: OfferResponse;
  readonly model: Model | null;
}

/** Days, times and how far: all events in one step (docs/domain/events.md#season-entry). */
export function SeasonForm({ offer, model }: SeasonFormProps) {
  const t = useTexts(newOccurrenceTexts);
  const { navigation } = useShell();
  const write = useWriteOnce<EventSeasonResponse>('/api/events/season');
  const label = useLabels();
  const goals = SEASON_GOALS.map((value) => ({ value, label: t(`goals.${value}`) }));
  const rules = ({ startTime, endTime, durationDays }: SeasonValues) =>
    durationDays === 1 && startTime && endTime && endTime < startTime
      ? [{ propertyPath: 'endTime', message: t('rules.end') }]
      : [];
  const open = ({ events: [first, ...others] }: Made) => {
    if (first) navigation.push(others.length > 0 ? offerPath(offer, 'occurrences') : occurrencePath(first));
  };
  return (
    <>
      <p>{model?.isCopied ? t('copyText', { event: model.event.code }) : t('text')}</p>
      <ContractForm<Made, SeasonValues, EventSeason>
        base={null}
        valuesOf={() => firstValues(offer, model)}
        validate={validateEventSeason}
        rules={rules}
        // A form is about items with a version; what is made here has none as a whole.
        save={async (body) => ({ ...(await write(body)), version: 1 })}
        onSaved={open}
        savedText={t('done')}
        saveText={t('create')}
        label={t('title')}
        fieldLabels={label}
      >
        <WhenSection />
        <WhoSection offer={offer['@id']} />
        <FormSection title={t('sections.goal')}>
          <RadioField name="to" label={label.to} options={goals} required />
          <Readiness offer={offer} />
        </FormSection>
      </ContractForm>
    </>
  );
}
