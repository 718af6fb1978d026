import { INVOICE_TIMINGS, VAT_METHODS } from '@firn/shared-contracts/domain';
import {
  CheckboxField,
  FormSection,
  IbanField,
  MoneyField,
  NumberField,
  SelectField,
  TextField,
} from '@firn/shared-ui/form';
import { INVOICE_TIMING_LABELS, VAT_METHOD_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { settingsMoneyTexts } from '../../i18n/de-CH/settings-money.ts';
import { DayRatesSection } from './day-rates-section.tsx';

function InvoicesSection() {
  const t = useTexts(settingsMoneyTexts);
  const days = t('units.days');
  return (
    <FormSection title={t('sections.invoices')}>
      <IbanField name="iban" label={t('fields.iban')} description={t('hints.iban')} />
      <IbanField name="qrIban" label={t('fields.qrIban')} description={t('hints.qrIban')} />
      <SelectField
        name="invoiceTiming"
        label={t('fields.invoiceTiming')}
        description={t('hints.invoiceTiming')}
        options={INVOICE_TIMINGS.map((value) => ({ value, label: INVOICE_TIMING_LABELS[value] }))}
        required
      />
      <NumberField
        name="invoiceDaysBeforeDue"
        label={t('fields.invoiceDaysBeforeDue')}
        description={t('hints.invoiceDaysBeforeDue')}
        unit={days}
        required
      />
      <NumberField
        name="depositPercent"
        label={t('fields.depositPercent')}
        description={t('hints.depositPercent')}
        unit={t('units.percent')}
        required
      />
      <NumberField
        name="depositTermDays"
        label={t('fields.depositTermDays')}
        description={t('hints.depositTermDays')}
        unit={days}
        required
      />
      <CheckboxField name="twintOffered" label={t('fields.twintOffered')} description={t('hints.methods')} />
      <CheckboxField name="cardOffered" label={t('fields.cardOffered')} description={t('hints.methods')} />
    </FormSection>
  );
}

function DunningSection() {
  const t = useTexts(settingsMoneyTexts);
  return (
    <FormSection title={t('sections.dunning')}>
      {(['firstReminderDays', 'secondReminderDays'] as const).map((name) => (
        <NumberField
          key={name}
          name={name}
          label={t(`fields.${name}`)}
          description={t('hints.reminders')}
          unit={t('units.days')}
          required
        />
      ))}
      <MoneyField
        name="reminderFee"
        label={t('fields.reminderFee')}
        description={t('hints.reminderFee')}
        required
      />
    </FormSection>
  );
}

function VatSection() {
  const t = useTexts(settingsMoneyTexts);
  return (
    <FormSection title={t('sections.vat')}>
      <TextField name="vatNumber" label={t('fields.vatNumber')} description={t('hints.vatNumber')} nullable />
      <SelectField
        name="vatMethod"
        label={t('fields.vatMethod')}
        description={t('hints.vatMethod')}
        options={VAT_METHODS.map((value) => ({ value, label: VAT_METHOD_LABELS[value] }))}
        required
      />
      <NumberField
        name="flatRatePercent"
        label={t('fields.flatRatePercent')}
        description={t('hints.flatRatePercent')}
        step={0.01}
        unit={t('units.percent')}
        required
      />
    </FormSection>
  );
}

function VouchersSection() {
  const t = useTexts(settingsMoneyTexts);
  return (
    <FormSection title={t('sections.vouchers')}>
      <NumberField
        name="voucherYears"
        label={t('fields.voucherYears')}
        description={t('hints.voucherYears')}
        unit={t('units.years')}
        required
      />
    </FormSection>
  );
}

/** Invoices, reminders, VAT, vouchers and the cost of guides; for super admins. */
export function MoneySections() {
  return (
    <>
      <InvoicesSection />
      <DunningSection />
      <VatSection />
      <VouchersSection />
      <DayRatesSection />
    </>
  );
}
