import type { ActivityResponse } from '@firn/shared-contracts/api';
import { DIFFICULTY_FIELDS, FITNESS_GRADES, GUIDE_LEVELS } from '@firn/shared-contracts/domain';
import { FormSection, NumberField, SelectField } from '@firn/shared-ui/form';
import { GUIDE_LEVEL_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import type { ReactNode } from 'react';
import { offerTexts } from '../../i18n/de-CH/offer.ts';
import { DIFFICULTY_NAMES, scalesOf } from './difficulty.logic.ts';
import { offerLabels } from './offer-labels.ts';
import { Own, useValueInForce } from './own.tsx';

const gradeOptions = (grades: readonly string[], none: string) => [
  { value: '', label: none },
  ...grades.map((grade) => ({ value: grade, label: grade })),
];

const levelOptions = (none: string) => [
  { value: '', label: none },
  ...GUIDE_LEVELS.map((level) => ({ value: level, label: GUIDE_LEVEL_LABELS[level] })),
];

interface DemandsProps {
  readonly activities: readonly ActivityResponse[];
  /** Stands below the level that guides need. */
  readonly children?: ReactNode;
}

/** How hard it is and who may lead it; each scale only where an activity is graded on it. */
export function DemandsSection({ activities, children }: DemandsProps) {
  const t = useTexts(offerTexts);
  const label = offerLabels(t);
  const scales = scalesOf(useValueInForce<readonly string[]>('activities'), activities);
  return (
    <FormSection title={t('sections.demands')}>
      <Own name="ascent" label={label.ascent}>
        <NumberField name="ascent" label={label.ascent} unit={t('units.metres')} />
      </Own>
      <Own name="descent" label={label.descent}>
        <NumberField name="descent" label={label.descent} unit={t('units.metres')} />
      </Own>
      <Own name="hikingTime" label={label.hikingTime}>
        <NumberField name="hikingTime" label={label.hikingTime} unit={t('units.hours')} step={0.25} />
      </Own>
      <Own name="fitness" label={label.fitness}>
        <SelectField name="fitness" label={label.fitness} options={gradeOptions(FITNESS_GRADES, t('none'))} />
      </Own>
      {DIFFICULTY_NAMES.filter((field) => scales.has(field)).map((field) => (
        <Own key={field} name={field} label={label[field]}>
          <SelectField
            name={field}
            label={label[field]}
            options={gradeOptions(DIFFICULTY_FIELDS[field], t('none'))}
          />
        </Own>
      ))}
      {scales.size === 0 && <p>{t('hints.noScales')}</p>}
      <Own name="requiredGuideLevel" label={label.requiredGuideLevel}>
        <SelectField
          name="requiredGuideLevel"
          label={label.requiredGuideLevel}
          options={levelOptions(t('none'))}
        />
      </Own>
      {children}
      <Own name="personsPerGuide" label={label.personsPerGuide}>
        <NumberField
          name="personsPerGuide"
          label={label.personsPerGuide}
          description={t('hints.personsPerGuide')}
          unit={t('units.people')}
        />
      </Own>
    </FormSection>
  );
}
