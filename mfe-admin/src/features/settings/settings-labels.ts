import type { Translate } from '@firn/shared-ui/i18n';
import { retentionTexts } from '../../i18n/de-CH/retention.ts';
import { settingsTexts } from '../../i18n/de-CH/settings.ts';
import { settingsMoneyTexts } from '../../i18n/de-CH/settings-money.ts';

type Field = keyof typeof settingsTexts.messages.fields;
const FIELDS = Object.keys(settingsTexts.messages.fields) as Field[];

const { fields: moneyLabels, rows: rateLabels } = settingsMoneyTexts.messages;
export const MONEY_FIELDS = Object.keys(moneyLabels);

/** Fields of the rows of each list. */
const ROWS = {
  openingHours: ['days', 'hours'],
  partners: ['name', 'url'],
  socialLinks: ['name', 'url'],
} as const;

/** Names of the fields by path. */
export const labelsByPath = (t: Translate<typeof settingsTexts>): Readonly<Record<string, string>> => ({
  retentionRuns: retentionTexts.messages.field,
  ...moneyLabels,
  ...Object.fromEntries(Object.entries(rateLabels).map(([field, label]) => [`dayRates[].${field}`, label])),
  ...Object.fromEntries(FIELDS.map((field) => [field, t(`fields.${field}`)])),
  ...Object.fromEntries(
    Object.entries(ROWS).flatMap(([list, fields]) =>
      fields.map((field) => [`${list}[].${field}`, t(`rows.${field}`)]),
    ),
  ),
});
