import type { SettingsPatch, SettingsResponse } from '@firn/shared-contracts/api';

export type SettingsValues = Required<SettingsPatch>;

/** What the form edits: everything but what the server adds. */
export function settingsValues({
  '@id': _id,
  '@type': _type,
  id: _uuid,
  version: _version,
  connections: _connections,
  changedBy: _by,
  changedAt: _at,
  ...values
}: SettingsResponse & { readonly '@context'?: unknown }): SettingsValues {
  const { '@context': _context, ...fields } = values;
  return fields;
}
