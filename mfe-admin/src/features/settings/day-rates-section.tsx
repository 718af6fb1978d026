import type { DayRate } from '@firn/shared-contracts/api';
import { GUIDE_LEVELS } from '@firn/shared-contracts/domain';
import { FormSection, MoneyField, SelectField, SortableRows, useFormValue } from '@firn/shared-ui/form';
import { GUIDE_LEVEL_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { settingsMoneyTexts } from '../../i18n/de-CH/settings-money.ts';
import styles from './settings.module.css';

const LEVELS = GUIDE_LEVELS.map((value) => ({ value, label: GUIDE_LEVEL_LABELS[value] }));

/** While a rate is typed it may have no amount yet. */
type TypedRate = Omit<DayRate, 'rate'> & { readonly rate: number | null };

/** The costs of a day of a guide, by level. */
export function DayRatesSection() {
  const t = useTexts(settingsMoneyTexts);
  const rates = useFormValue<readonly TypedRate[]>('dayRates') ?? [];
  const levels = rates.map(({ level }) => level);
  const nextLevel = GUIDE_LEVELS.find((level) => !levels.includes(level)) ?? GUIDE_LEVELS[0];
  return (
    <FormSection title={t('sections.dayRates')}>
      <div className={styles.across}>
        <p className={styles.note}>{t('hints.dayRates')}</p>
        <SortableRows<TypedRate>
          name="dayRates"
          label={t('fields.dayRates')}
          labelOf={({ level }) => GUIDE_LEVEL_LABELS[level]}
          newRow={() => ({ level: nextLevel, rate: null })}
          addLabel={t('addRate')}
          render={(path) => (
            <div className={styles.row}>
              <SelectField name={`${path}.level`} label={t('rows.level')} options={LEVELS} required />
              <MoneyField name={`${path}.rate`} label={t('rows.rate')} required />
            </div>
          )}
        />
      </div>
    </FormSection>
  );
}
