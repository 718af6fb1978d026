import { normalisePhone } from './person-rules.ts';
import type { SettingsResponse } from './settings.ts';
import type { Violation } from './violation.ts';

/** There is one record of settings; the collection `/api/settings` has this one member. */
export const SETTINGS_ID = '00000000-0000-4000-8000-000000000001';

type Reminders = Pick<SettingsResponse, 'firstReminderDays' | 'secondReminderDays'>;

type Checked = Reminders &
  Pick<
    SettingsResponse,
    'phone' | 'openingHours' | 'partners' | 'socialLinks' | 'flatRatePercent' | 'dayRates'
  >;

const AGAIN = 'Das steht schon weiter oben.';

/** The rows of a list that stand in it before, complained of at their first field. */
function repeated(list: string, field: string, rows: readonly object[]): Violation[] {
  const texts = rows.map((one) => JSON.stringify(Object.entries(one).toSorted()));
  return texts.flatMap((written, index) =>
    texts.indexOf(written) === index ? [] : [{ propertyPath: `${list}[${index}].${field}`, message: AGAIN }],
  );
}

/** A level has one rate. */
function repeatedLevels(dayRates: Checked['dayRates']): Violation[] {
  const levels = dayRates.map(({ level }) => level);
  return levels.flatMap((level, index) =>
    levels.indexOf(level) === index ? [] : [{ propertyPath: `dayRates[${index}].level`, message: AGAIN }],
  );
}

/** True if a percentage has at most two decimals, as far as it was typed. */
const isInHundredths = (percent: number | null): boolean =>
  percent === null || Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-9;

function reminderViolations({
  firstReminderDays: first,
  secondReminderDays: second,
}: Reminders): Violation[] {
  // A number that is being typed is null: the schema says so.
  if (first === null || second === null || second > first) return [];
  const message = 'Die zweite Mahnung kommt nach der ersten: bitte gib mehr Tage an.';
  return [{ propertyPath: 'secondReminderDays', message }];
}

/** Violations that no schema can find in the settings; the server alone checks the accounts of the company. */
export function settingsViolations(settings: Checked): Violation[] {
  const { phone, openingHours, partners, socialLinks, flatRatePercent, dayRates } = settings;
  const invalidPhone = { propertyPath: 'phone', message: 'Bitte gib eine gültige Telefonnummer an.' };
  const inexact = {
    propertyPath: 'flatRatePercent',
    message: 'Bitte gib höchstens zwei Stellen nach dem Komma an.',
  };
  return [
    // Only what was never set up is empty: the schema refuses it from whoever writes.
    ...(phone === '' || normalisePhone(phone) ? [] : [invalidPhone]),
    ...repeated('openingHours', 'days', openingHours),
    ...repeated('partners', 'name', partners),
    ...repeated('socialLinks', 'name', socialLinks),
    ...(isInHundredths(flatRatePercent) ? [] : [inexact]),
    ...reminderViolations(settings),
    ...repeatedLevels(dayRates),
  ];
}
