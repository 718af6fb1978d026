import type { ActivityCreate, ActivityPatch, ActivityResponse } from '@firn/shared-contracts/api';
import { DIFFICULTY_FIELDS, type DifficultyField } from '@firn/shared-contracts/domain';
import { CheckboxField, ChoicesField, SelectField, TextField } from '@firn/shared-ui/form';
import type { Translate } from '@firn/shared-ui/i18n';
import { DIFFICULTY_SCALE_LABELS } from '@firn/shared-ui/labels';
import type { ItemForm } from '@firn/shared-ui/resource-editor';
import { isWithin } from '@firn/shared-ui/tree';
import type { activitiesTexts } from '../../i18n/de-CH/activities.ts';
import { nodeOf } from '../../shared/tree-moves/tree-moves.logic.ts';
import { validateActivityCreate, validateActivityPatch } from './activity.validator.generated.js';

const SCALES = Object.keys(DIFFICULTY_FIELDS) as DifficultyField[];

const valuesOf = (activity: ActivityResponse | null) => ({
  title: activity?.title ?? '',
  slug: activity?.slug ?? '',
  parent: activity?.parent ?? null,
  mainFilter: activity?.mainFilter ?? false,
  difficulties: activity?.difficulties ?? [],
});

type ActivityForm = ItemForm<ActivityResponse, ReturnType<typeof valuesOf>, ActivityCreate, ActivityPatch>;

/** Where an activity can stand: not below itself. */
function parentOptions(
  all: readonly ActivityResponse[],
  activity: ActivityResponse | null,
  t: Translate<typeof activitiesTexts>,
) {
  const nodes = all.map(nodeOf);
  const others = all.filter(({ '@id': iri }) => !activity || !isWithin(nodes, iri, activity['@id']));
  return [
    { value: '', label: t('noParent') },
    ...others.map(({ '@id': value, title }) => ({ value, label: title })),
  ];
}

/** `all` are the activities there are. */
export function activityForm(
  all: readonly ActivityResponse[],
  t: Translate<typeof activitiesTexts>,
): ActivityForm {
  const fieldLabels = {
    title: t('fields.title'),
    slug: t('fields.slug'),
    parent: t('fields.parent'),
    mainFilter: t('fields.mainFilter'),
    difficulties: t('fields.difficulties'),
  };
  return {
    titles: { create: t('create'), edit: t('edit') },
    nameOf: ({ title }) => title,
    valuesOf,
    validateCreate: validateActivityCreate,
    validatePatch: validateActivityPatch,
    fieldLabels,
    describe: {
      parent: (iri: string | null) => all.find((one) => one['@id'] === iri)?.title ?? t('noParent'),
      difficulties: (scales: readonly DifficultyField[]) =>
        scales.map((name) => DIFFICULTY_SCALE_LABELS[name]).join(', '),
    },
    fields: (activity) => (
      <>
        <TextField name="title" label={fieldLabels.title} required />
        <TextField
          name="slug"
          label={fieldLabels.slug}
          description={activity ? t('slugHint') : t('slugFromTitle')}
        />
        <SelectField
          name="parent"
          label={fieldLabels.parent}
          options={parentOptions(all, activity, t)}
          nullable
        />
        <CheckboxField name="mainFilter" label={fieldLabels.mainFilter} />
        <ChoicesField
          name="difficulties"
          label={fieldLabels.difficulties}
          options={SCALES.map((value) => ({ value, label: DIFFICULTY_SCALE_LABELS[value] }))}
        />
      </>
    ),
  };
}
