import type { CancellationTierFields } from '@firn/shared-contracts/api';
import { MoneyField, NumberField, SortableRows } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { cancellationPoliciesTexts } from '../../i18n/de-CH/cancellation-policies.ts';
import styles from './cancellation-policies.module.css';

/** While a tier is typed it may have no days yet. */
export type TypedTier = Omit<CancellationTierFields, 'fromDays'> & { readonly fromDays: number | null };

/** The tiers, in whatever order: they are kept by their days. */
export function TiersField() {
  const t = useTexts(cancellationPoliciesTexts);
  return (
    <div data-field="tiers">
      <SortableRows<TypedTier>
        name="tiers"
        label={t('fields.tiers')}
        labelOf={(_tier, index) => t('tier', { number: index + 1 })}
        newRow={() => ({ fromDays: null, fee: null, percent: null })}
        addLabel={t('add')}
        render={(path) => (
          <div className={styles.tier}>
            <NumberField
              name={`${path}.fromDays`}
              label={t('fields.fromDays')}
              unit={t('units.days')}
              required
            />
            <MoneyField name={`${path}.fee`} label={t('fields.fee')} />
            <NumberField name={`${path}.percent`} label={t('fields.percent')} unit={t('units.percent')} />
          </div>
        )}
      />
    </div>
  );
}
