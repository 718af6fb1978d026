import type { LevelResponse, OfferResponse, SleepingStyleResponse } from '@firn/shared-contracts/api';
import { EVENT_TYPES } from '@firn/shared-contracts/domain';
import { EntitiesField, FormSection, SelectField, TagsField, TextField } from '@firn/shared-ui/form';
import { EVENT_TYPE_LABELS } from '@firn/shared-ui/labels';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { offerTexts } from '../../i18n/de-CH/offer.ts';
import { offerLabels } from './offer-labels.ts';
import { Own } from './own.tsx';
import { offerSources, titledOption } from './sources.ts';

const tags = resource('tags');
const TYPES = EVENT_TYPES.map((value) => ({ value, label: EVENT_TYPE_LABELS[value] }));

interface BasicsSectionProps {
  /** Things that have names already: those of the offer, and of the event. */
  readonly known: readonly Pick<OfferResponse, 'level' | 'sleepingStyle' | 'activities' | 'tags'>[];
  readonly levels: readonly LevelResponse[];
  readonly sleepingStyles: readonly SleepingStyleResponse[];
  /** Fields that are not of a tour, but of an offer or an event. */
  readonly children: ReactNode;
}

type Choice = LevelResponse | SleepingStyleResponse;

/** Every choice, and those that are chosen even while the list is not there yet. */
function optionsOf(all: readonly Choice[], chosen: readonly (Choice | null)[]) {
  const choices = [...chosen.filter((choice) => choice !== null), ...all];
  return [...new Map(choices.map((choice) => [choice['@id'], titledOption(choice)])).values()];
}

/** What the office sorts and finds an offer by. */
export function BasicsSection({ known, levels, sleepingStyles, children }: BasicsSectionProps) {
  const t = useTexts(offerTexts);
  const { api } = useShell();
  const label = offerLabels(t);
  const sources = useMemo(() => offerSources(api), [api]);
  const writeTag = useWrite(tags);
  const none = { value: '', label: t('none') };
  return (
    <FormSection title={t('sections.basics')}>
      <Own name="title" label={label.title}>
        <TextField name="title" label={label.title} required />
      </Own>
      <Own name="subtitle" label={label.subtitle}>
        <TextField name="subtitle" label={label.subtitle} />
      </Own>
      <Own name="type" label={label.type}>
        <SelectField name="type" label={label.type} options={TYPES} required />
      </Own>
      <Own name="place" label={label.place}>
        <TextField name="place" label={label.place} />
      </Own>
      <Own name="level" label={label.level}>
        <SelectField
          name="level"
          label={label.level}
          options={[
            none,
            ...optionsOf(
              levels,
              known.map(({ level }) => level),
            ),
          ]}
        />
      </Own>
      <Own name="sleepingStyle" label={label.sleepingStyle}>
        <SelectField
          name="sleepingStyle"
          label={label.sleepingStyle}
          options={[
            none,
            ...optionsOf(
              sleepingStyles,
              known.map(({ sleepingStyle }) => sleepingStyle),
            ),
          ]}
        />
      </Own>
      <Own name="activities" label={label.activities}>
        <EntitiesField
          name="activities"
          label={label.activities}
          {...sources.activities}
          selected={known.flatMap(({ activities }) => activities.map(titledOption))}
        />
      </Own>
      <Own name="tags" label={label.tags}>
        <TagsField
          name="tags"
          label={label.tags}
          {...sources.tags}
          selected={known.flatMap((tour) => tour.tags.map(titledOption))}
          onCreate={async (title) => titledOption(await writeTag.create({ title }))}
        />
      </Own>
      {children}
    </FormSection>
  );
}
