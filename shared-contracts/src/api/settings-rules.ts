import { normalisePhone } from './person-rules.ts';
import type { SettingsResponse } from './settings.ts';
import type { Violation } from './violation.ts';

/** There is one record of settings; the collection `/api/settings` has this one member. */
export const SETTINGS_ID = '00000000-0000-4000-8000-000000000001';

type Checked = Pick<SettingsResponse, 'phone' | 'openingHours' | 'partners' | 'socialLinks'>;

/** The rows of a list that stand in it before, complained of at their first field. */
function repeated(list: string, field: string, rows: readonly object[]): Violation[] {
  const texts = rows.map((one) => JSON.stringify(Object.entries(one).toSorted()));
  return texts.flatMap((written, index) =>
    texts.indexOf(written) === index
      ? []
      : [{ propertyPath: `${list}[${index}].${field}`, message: 'Das steht schon weiter oben.' }],
  );
}

/** What no schema can say of the settings. */
export function settingsViolations({ phone, openingHours, partners, socialLinks }: Checked): Violation[] {
  const message = 'Bitte gib eine gültige Telefonnummer an.';
  return [
    ...(normalisePhone(phone) ? [] : [{ propertyPath: 'phone', message }]),
    ...repeated('openingHours', 'days', openingHours),
    ...repeated('partners', 'name', partners),
    ...repeated('socialLinks', 'name', socialLinks),
  ];
}
