import { EntitiesField, FormSection, NumberField, type Option, SelectField } from '@firn/shared-ui/form';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { tourFormTexts } from '../../i18n/de-CH/tour-form.ts';
import type { TourLabels } from './tour-labels.ts';

const levels = resource('levels');
const activities = resource('activities');

interface TourKindProps {
  readonly labels: TourLabels;
  /** Activities that are chosen already. */
  readonly chosen?: readonly Option[];
}

/** Level, activities and the size of the group. */
export function TourKind({ labels, chosen = [] }: TourKindProps) {
  const t = useTexts(tourFormTexts);
  const { api } = useShell();
  const all = useQuery(levels.list(api, { pagination: false })).data?.['hydra:member'] ?? [];
  const options = all.map(({ '@id': value, title: label }) => ({ value, label }));
  return (
    <FormSection title={t('sections.kind')}>
      <SelectField
        name="level"
        label={labels.level}
        options={[{ value: '', label: t('chooseLevel') }, ...options]}
        nullable
      />
      <EntitiesField
        name="activities"
        label={labels.activities}
        selected={chosen}
        resourceName="activities"
        search={async (text, signal) =>
          (await activities.search(api, text, { by: 'title', properties: ['title'] }, signal)).map(
            ({ '@id': value, title: label }) => ({ value, label }),
          )
        }
      />
      <NumberField name="minimumParticipants" label={labels.minimumParticipants} required />
      <NumberField name="maximumParticipants" label={labels.maximumParticipants} required />
    </FormSection>
  );
}
