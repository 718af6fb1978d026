import { isValidOn, zurichDate } from '@firn/shared-contracts/domain';
import {
  CheckboxField,
  FormSection,
  MoneyField,
  SelectField,
  SortableRows,
  TextField,
} from '@firn/shared-ui/form';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { tourFormTexts } from '../../i18n/de-CH/tour-form.ts';
import styles from './tour-form.module.css';
import type { TourLabels, TypedPrice } from './tour-labels.ts';
import { tourRate } from './tour-rate.logic.ts';

const vatRates = resource('vat_rates');

function Prices({ labels }: { readonly labels: TourLabels }) {
  const t = useTexts(tourFormTexts);
  const { api, now } = useShell();
  const today = zurichDate(now());
  const all = useQuery(vatRates.list(api, {})).data?.['hydra:member'] ?? [];
  const rates = all.filter((rate) => isValidOn(rate, today));
  const newRow = (): TypedPrice => ({
    title: t('tourShare'),
    grossPrice: null,
    vatRate: tourRate(rates, today),
    eligibleForSacDiscount: true,
    accommodationCost: false,
  });
  return (
    <div data-field="priceComponents" className={styles.wide}>
      <SortableRows<TypedPrice>
        name="priceComponents"
        label={labels.priceComponents}
        labelOf={({ title }, index) => title || t('price', { number: index + 1 })}
        newRow={newRow}
        addLabel={t('addPrice')}
        render={(path) => (
          <div className={styles.price}>
            <TextField name={`${path}.title`} label={labels['priceComponents[].title']} required />
            <MoneyField name={`${path}.grossPrice`} label={labels['priceComponents[].grossPrice']} required />
            <SelectField
              name={`${path}.vatRate`}
              label={t('fields.vatRate')}
              options={rates.map(({ '@id': value, title: label }) => ({ value, label }))}
              required
            />
            <CheckboxField name={`${path}.accommodationCost`} label={t('fields.accommodationCost')} />
          </div>
        )}
      />
    </div>
  );
}

/** What a person pays, part by part. */
export function TourPrices({ labels }: { readonly labels: TourLabels }) {
  const t = useTexts(tourFormTexts);
  return (
    <FormSection title={t('sections.price')}>
      <Prices labels={labels} />
    </FormSection>
  );
}
