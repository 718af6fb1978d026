import type { ActivityResponse } from '@firn/shared-contracts/api';
import { DIFFICULTY_FIELDS, FITNESS_GRADES } from '@firn/shared-contracts/domain';
import { FormSection, NumberField, SelectField, useFormValue } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { offerTexts } from '../../i18n/de-CH/offer.ts';
import { DIFFICULTY_NAMES, scalesOf } from './difficulty.logic.ts';
import { offerLabels } from './offer-labels.ts';

const gradeOptions = (grades: readonly string[], none: string) => [
  { value: '', label: none },
  ...grades.map((grade) => ({ value: grade, label: grade })),
];

/** How hard it is; each scale only where an activity is graded on it. */
export function DemandsSection({ activities }: { readonly activities: readonly ActivityResponse[] }) {
  const t = useTexts(offerTexts);
  const label = offerLabels(t);
  const scales = scalesOf(useFormValue<readonly string[]>('activities'), activities);
  return (
    <FormSection title={t('sections.demands')}>
      <NumberField name="ascent" label={label.ascent} unit={t('units.metres')} />
      <NumberField name="descent" label={label.descent} unit={t('units.metres')} />
      <NumberField name="hikingTime" label={label.hikingTime} unit={t('units.hours')} step={0.25} />
      <SelectField name="fitness" label={label.fitness} options={gradeOptions(FITNESS_GRADES, t('none'))} />
      {DIFFICULTY_NAMES.filter((field) => scales.has(field)).map((field) => (
        <SelectField
          key={field}
          name={field}
          label={label[field]}
          options={gradeOptions(DIFFICULTY_FIELDS[field], t('none'))}
        />
      ))}
      {scales.size === 0 && <p>{t('hints.noScales')}</p>}
    </FormSection>
  );
}
