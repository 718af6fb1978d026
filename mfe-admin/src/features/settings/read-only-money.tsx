import type { SettingsResponse } from '@firn/shared-contracts/api';
import { FormSection, ibanText } from '@firn/shared-ui/form';
import { formatChf } from '@firn/shared-ui/format';
import { GUIDE_LEVEL_LABELS, INVOICE_TIMING_LABELS, VAT_METHOD_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { settingsMoneyTexts } from '../../i18n/de-CH/settings-money.ts';
import { Facts } from '../../shared/facts.tsx';
import styles from './settings.module.css';

type Section = keyof typeof settingsMoneyTexts.messages.sections;
type Field = keyof typeof settingsMoneyTexts.messages.fields;

function useWords(settings: SettingsResponse): Readonly<Record<Field, string>> {
  const t = useTexts(settingsMoneyTexts);
  const days = (count: number) => t('values.days', { count });
  const yesNo = (value: boolean) => t(value ? 'values.yes' : 'values.no');
  const account = (iban: string | null) => (iban ? ibanText.textOf(iban) : t('values.none'));
  const rates = settings.dayRates.map(({ level, rate }) => `${GUIDE_LEVEL_LABELS[level]} ${formatChf(rate)}`);
  return {
    iban: account(settings.iban),
    qrIban: account(settings.qrIban),
    invoiceTiming: INVOICE_TIMING_LABELS[settings.invoiceTiming],
    invoiceDaysBeforeDue: days(settings.invoiceDaysBeforeDue),
    depositPercent: t('values.percent', { percent: settings.depositPercent }),
    depositTermDays: days(settings.depositTermDays),
    twintOffered: yesNo(settings.twintOffered),
    cardOffered: yesNo(settings.cardOffered),
    firstReminderDays: days(settings.firstReminderDays),
    secondReminderDays: days(settings.secondReminderDays),
    reminderFee: settings.reminderFee ? formatChf(settings.reminderFee) : t('values.none'),
    vatNumber: settings.vatNumber ?? t('values.none'),
    vatMethod: VAT_METHOD_LABELS[settings.vatMethod],
    flatRatePercent: t('values.percent', { percent: settings.flatRatePercent }),
    voucherYears: t('values.years', { count: settings.voucherYears }),
    dayRates: rates.join(', ') || t('values.none'),
  };
}

const FIELDS: readonly (readonly [Section, readonly Field[]])[] = [
  [
    'invoices',
    [
      'iban',
      'qrIban',
      'invoiceTiming',
      'invoiceDaysBeforeDue',
      'depositPercent',
      'depositTermDays',
      'twintOffered',
      'cardOffered',
    ],
  ],
  ['dunning', ['firstReminderDays', 'secondReminderDays', 'reminderFee']],
  ['vat', ['vatNumber', 'vatMethod', 'flatRatePercent']],
  ['vouchers', ['voucherYears']],
  ['dayRates', ['dayRates']],
];

/** The same for everybody else of the office to read, with the reason. */
export function ReadOnlyMoney({ settings }: { readonly settings: SettingsResponse }) {
  const t = useTexts(settingsMoneyTexts);
  const words = useWords(settings);
  return FIELDS.map(([section, fields]) => (
    <FormSection key={section} title={t(`sections.${section}`)}>
      <div className={styles.across}>
        <p className={styles.note}>{t('readOnly')}</p>
        <Facts facts={fields.map((field) => [t(`fields.${field}`), words[field]])} />
      </div>
    </FormSection>
  ));
}
