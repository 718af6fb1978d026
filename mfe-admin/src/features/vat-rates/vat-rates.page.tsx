import { type VatRateResponse, vatRateViolations } from '@firn/shared-contracts/api';
import { VAT_CATEGORIES } from '@firn/shared-contracts/domain';
import { CalendarDateField, NumberField, SelectField, TextField } from '@firn/shared-ui/form';
import { formatLocalDate } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { useSession, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { EditableList } from '@firn/shared-ui/resource-editor';
import { ResourceList } from '@firn/shared-ui/resource-list';
import { vatRatesTexts } from '../../i18n/de-CH/vat-rates.ts';
import { useSettingsTabs } from '../../shared/use-settings-tabs.ts';
import { validateVatRateCreate, validateVatRatePatch } from './vat-rate.validator.generated.js';

type T = Translate<typeof vatRatesTexts>;

const vatRates = resource('vat_rates');

const valuesOf = (rate: VatRateResponse | null) => ({
  title: rate?.title ?? '',
  category: rate?.category ?? ('Sal2.1, 8.1%' as const),
  percent: rate?.percent ?? null,
  validFrom: rate?.validFrom ?? null,
});

function validityOf(t: T, { validFrom, validTo }: VatRateResponse): string {
  const from = formatLocalDate(validFrom);
  return validTo === null
    ? t('validity.from', { from })
    : t('validity.between', { from, to: formatLocalDate(validTo) });
}

/** What both views of the list have. */
const listOf = (t: T) =>
  ({
    resource: vatRates,
    name: 'vat-rates',
    title: t('title'),
    columns: [
      { id: 'title', header: t('columns.title'), cell: ({ title }: VatRateResponse) => title },
      {
        id: 'category',
        header: t('columns.category'),
        cell: ({ category }: VatRateResponse) => category,
        width: 10,
      },
      {
        id: 'percent',
        header: t('columns.percent'),
        cell: ({ percent }: VatRateResponse) => t('percent', { percent }),
        width: 8,
        align: 'end',
      },
      {
        id: 'validity',
        header: t('columns.validity'),
        cell: (rate: VatRateResponse) => validityOf(t, rate),
        width: 16,
      },
    ],
    empty: t('empty'),
  }) as const;

function Fields() {
  const t = useTexts(vatRatesTexts);
  return (
    <>
      <TextField name="title" label={t('fields.title')} required />
      <SelectField
        name="category"
        label={t('fields.category')}
        description={t('hints.category')}
        options={VAT_CATEGORIES.map((value) => ({ value, label: value }))}
        required
      />
      <NumberField name="percent" label={t('fields.percent')} step={0.01} unit={t('unit')} required />
      <CalendarDateField
        name="validFrom"
        label={t('fields.validFrom')}
        description={t('hints.validFrom')}
        required
      />
    </>
  );
}

/** VAT rates with the day from which each holds: read by the office, written by super admins. */
export function Page() {
  const t = useTexts(vatRatesTexts);
  const { isSuperAdmin } = useSession().permissions;
  const list = listOf(t);
  const tabs = useSettingsTabs();
  if (!isSuperAdmin)
    return (
      <ResourceList {...list} tabs={tabs} views={<p>{t('readOnly')}</p>} nameOf={({ title }) => title} />
    );
  return (
    <EditableList
      {...list}
      tabs={tabs}
      views={<p>{t('intro')}</p>}
      form={{
        titles: { create: t('create'), edit: t('edit') },
        nameOf: ({ title }) => title,
        valuesOf,
        validateCreate: validateVatRateCreate,
        validatePatch: validateVatRatePatch,
        rules: (values: ReturnType<typeof valuesOf>) => vatRateViolations(values),
        fieldLabels: {
          title: t('fields.title'),
          category: t('fields.category'),
          percent: t('fields.percent'),
          validFrom: t('fields.validFrom'),
        },
        fields: () => <Fields />,
      }}
    />
  );
}
