import type { ExtraCost } from '@firn/shared-contracts/api';
import { EXTRA_COST_KINDS, EXTRA_COST_NOTE_LENGTH } from '@firn/shared-contracts/domain';
import { MoneyField, SelectField, SortableRows, TextField } from '@firn/shared-ui/form';
import { EXTRA_COST_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { offerTexts } from '../../i18n/de-CH/offer.ts';
import { Own } from './own.tsx';
import styles from './tour-form.module.css';

const KINDS = EXTRA_COST_KINDS.map((value) => ({ value, label: EXTRA_COST_LABELS[value] }));
const NEW_ROW: ExtraCost = { kind: 'railway', amount: null, note: '' };

/** Edits what guests pay on site beside the price (docs/domain/prices.md#extra-costs). */
export function ExtraCostsField() {
  const t = useTexts(offerTexts);
  const label = t('fields.extraCosts');
  return (
    <Own name="extraCosts" label={label}>
      <div className={styles.prices} data-field="extraCosts">
        <p className={styles.hint}>{t('hints.extraCosts')}</p>
        <SortableRows<ExtraCost>
          name="extraCosts"
          label={label}
          labelOf={({ kind, note }) => [EXTRA_COST_LABELS[kind], note].filter(Boolean).join(', ')}
          newRow={() => NEW_ROW}
          addLabel={t('prices.extraAdd')}
          render={(path) => (
            <div className={styles.price}>
              <SelectField
                name={`${path}.kind`}
                label={t('prices.extraFields.kind')}
                options={KINDS}
                required
              />
              <MoneyField name={`${path}.amount`} label={t('prices.extraFields.amount')} />
              <TextField
                name={`${path}.note`}
                label={t('prices.extraFields.note')}
                maxLength={EXTRA_COST_NOTE_LENGTH}
              />
            </div>
          )}
        />
      </div>
    </Own>
  );
}
