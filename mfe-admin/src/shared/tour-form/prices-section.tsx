import { type OfferResponse, SETTINGS_ID, type VatRateResponse } from '@firn/shared-contracts/api';
import { isValidOn, type LocalDate, pricePerPerson, zurichDate } from '@firn/shared-contracts/domain';
import {
  CheckboxField,
  FormSection,
  MoneyField,
  SelectField,
  SortableRows,
  TextField,
  useFormValue,
} from '@firn/shared-ui/form';
import { formatChf } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { offerTexts } from '../../i18n/de-CH/offer.ts';
import { Facts } from '../facts.tsx';
import type { OfferValues } from '../offer-values.ts';
import { ExtraCostsField } from './extra-costs-field.tsx';
import { priceLabels } from './offer-labels.ts';
import { Own } from './own.tsx';
import styles from './tour-form.module.css';

const vatRates = resource('vat_rates');
const settings = resource('settings');

type PriceValue = OfferValues['priceComponents'][number];

/** While a price is typed it may be empty. */
type TypedPrice = Omit<PriceValue, 'grossPrice'> & { readonly grossPrice: number | null };

type Components = OfferResponse['priceComponents'];

/** Rates that are in force, and those that are used from before. */
function ratesToChoose(known: Components, all: readonly VatRateResponse[], today: LocalDate) {
  const used = known.map(({ vatRate }) => vatRate);
  const rates = new Map(
    [...used, ...all.filter((rate) => isValidOn(rate, today))].map((rate) => [rate['@id'], rate]),
  );
  return [...rates.values()];
}

/** What a person pays by what is typed so far. */
function PriceSum({ ownPercent }: { readonly ownPercent: number | null }) {
  const t = useTexts(offerTexts);
  const { api } = useShell();
  const usual = useQuery(settings.item(api, SETTINGS_ID)).data?.sacDiscountPercent;
  const percent = ownPercent ?? usual;
  const typed = useFormValue<readonly TypedPrice[]>('priceComponents');
  const components = typed.map((component) => ({ ...component, grossPrice: component.grossPrice ?? 0 }));
  const { normal, sac } = pricePerPerson(components, percent ?? 0);
  return (
    <section aria-label={t('prices.sum')} className={styles.sum}>
      <h3>{t('prices.sum')}</h3>
      <Facts
        facts={[
          [t('prices.normal'), formatChf(normal)],
          ...(percent === undefined ? [] : [[t('prices.sac', { percent }), formatChf(sac)] as const]),
        ]}
      />
    </section>
  );
}

interface PricesSectionProps {
  /** Price components whose rates stay to be chosen: the stored ones. */
  readonly known: Components;
  /** The SAC discount of an event with one of its own. */
  readonly ownPercent?: number | null;
  /** Further fields. */
  readonly children?: ReactNode;
}

/** Parts of the price per person, with the rates of today: an event is charged with those of its own day. */
export function PricesSection({ known, ownPercent = null, children }: PricesSectionProps) {
  const t = useTexts(offerTexts);
  const { api, now } = useShell();
  const label = priceLabels(t);
  const today = zurichDate(now());
  const all = useQuery(vatRates.list(api, {})).data?.['hydra:member'] ?? [];
  const rates = ratesToChoose(known, all, today);
  const options = rates.map((rate) => ({
    value: rate['@id'],
    label: isValidOn(rate, today) ? rate.title : t('prices.expired', { title: rate.title }),
  }));
  const newRow = (): TypedPrice => ({
    title: '',
    grossPrice: null,
    vatRate: rates.find((rate) => isValidOn(rate, today))?.['@id'] ?? '',
    eligibleForSacDiscount: false,
    accommodationCost: false,
  });
  return (
    <FormSection title={t('sections.prices')}>
      <Own name="priceComponents" label={t('fields.priceComponents')}>
        <div className={styles.prices} data-field="priceComponents">
          <SortableRows<TypedPrice>
            name="priceComponents"
            label={t('fields.priceComponents')}
            labelOf={({ title }, index) => title || t('prices.row', { number: index + 1 })}
            newRow={newRow}
            addLabel={t('prices.add')}
            render={(path) => (
              <div className={styles.price}>
                <TextField name={`${path}.title`} label={label.title} required />
                <MoneyField name={`${path}.grossPrice`} label={label.grossPrice} required />
                <SelectField name={`${path}.vatRate`} label={label.vatRate} options={options} required />
                <CheckboxField name={`${path}.eligibleForSacDiscount`} label={label.eligibleForSacDiscount} />
                <CheckboxField name={`${path}.accommodationCost`} label={label.accommodationCost} />
              </div>
            )}
          />
          <PriceSum ownPercent={ownPercent} />
        </div>
      </Own>
      <Own name="freeOfCharge" label={t('fields.freeOfCharge')}>
        <CheckboxField
          name="freeOfCharge"
          label={t('fields.freeOfCharge')}
          description={t('hints.freeOfCharge')}
        />
      </Own>
      <ExtraCostsField />
      {children}
    </FormSection>
  );
}
