import type { LevelResponse, OfferResponse, SleepingStyleResponse } from '@firn/shared-contracts/api';
import { EVENT_TYPES } from '@firn/shared-contracts/domain';
import { EntitiesField, FormSection, SelectField, TagsField, TextField } from '@firn/shared-ui/form';
import { EVENT_TYPE_LABELS } from '@firn/shared-ui/labels';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { useMemo } from 'react';
import { offerTexts } from '../../i18n/de-CH/offer.ts';
import { offerLabels } from './offer-labels.ts';
import { guideOption, offerSources, titledOption } from './sources.ts';

const tags = resource('tags');
const TYPES = EVENT_TYPES.map((value) => ({ value, label: EVENT_TYPE_LABELS[value] }));

interface BasicsSectionProps {
  readonly offer: OfferResponse;
  readonly levels: readonly LevelResponse[];
  readonly sleepingStyles: readonly SleepingStyleResponse[];
}

/** Every choice, and the one that is chosen even while the list is not there yet. */
const optionsOf = (
  all: readonly (LevelResponse | SleepingStyleResponse)[],
  chosen: LevelResponse | SleepingStyleResponse | null,
) => {
  const isListed = all.some(({ '@id': iri }) => iri === chosen?.['@id']);
  return [...(chosen && !isListed ? [chosen] : []), ...all].map(titledOption);
};

/** What the office sorts and finds an offer by. */
export function BasicsSection({ offer, levels, sleepingStyles }: BasicsSectionProps) {
  const t = useTexts(offerTexts);
  const { api } = useShell();
  const label = offerLabels(t);
  const sources = useMemo(() => offerSources(api), [api]);
  const writeTag = useWrite(tags);
  const none = { value: '', label: t('none') };
  return (
    <FormSection title={t('sections.basics')}>
      <TextField name="title" label={label.title} required />
      <TextField name="subtitle" label={label.subtitle} />
      <SelectField name="type" label={label.type} options={TYPES} required />
      <TextField name="place" label={label.place} />
      <SelectField name="level" label={label.level} options={[none, ...optionsOf(levels, offer.level)]} />
      <SelectField
        name="sleepingStyle"
        label={label.sleepingStyle}
        options={[none, ...optionsOf(sleepingStyles, offer.sleepingStyle)]}
      />
      <EntitiesField
        name="activities"
        label={label.activities}
        {...sources.activities}
        selected={offer.activities.map(titledOption)}
      />
      <EntitiesField
        name="guides"
        label={label.guides}
        {...sources.guides}
        selected={offer.guides.map(guideOption)}
      />
      <TagsField
        name="tags"
        label={label.tags}
        {...sources.tags}
        selected={offer.tags.map(titledOption)}
        onCreate={async (title) => titledOption(await writeTag.create({ title }))}
      />
      <TextField name="code" label={label.code} description={t('hints.code')} required />
      <TextField
        name="accountingNo"
        label={label.accountingNo}
        description={t('hints.accountingNo')}
        inputMode="numeric"
        required
      />
    </FormSection>
  );
}
