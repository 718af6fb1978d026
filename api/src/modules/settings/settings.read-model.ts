import type { CompanyResponse, Connection, SettingsResponse } from '@firn/shared-contracts/api';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { iri } from '../../lib/iri.ts';
import { findLastChange } from '../audit/index.ts';
import { insurancePages } from './insurance-page.read-model.ts';
import { type SettingsRow, settings } from './settings.table.ts';

const settingsRow = prepared((builder) => builder.select().from(settings));

/** The settings as they are now. Always from the database: another process may have changed them a moment ago. */
export async function readSettings(db: Db): Promise<SettingsRow> {
  const [row] = await settingsRow(db);
  if (!row) throw new Error('The row of the settings is missing: a migration inserts it.');
  return row;
}

/** With who changed them last. */
export async function settingsResponse(
  db: Db,
  connections: readonly Connection[],
): Promise<SettingsResponse> {
  const { id, ...row } = await readSettings(db);
  const change = await findLastChange(db, 'settings', id);
  return {
    '@id': iri('settings', id),
    '@type': 'Settings',
    id,
    ...row,
    mailLogo: row.mailLogo && iri('extended_media_objects', row.mailLogo),
    connections: [...connections],
    changedBy: change?.by ?? null,
    changedAt: change?.at.toISOString() ?? null,
  };
}

/** What everybody may read, by name: a new setting stays private until it is added here. */
export async function companyResponse(db: Db): Promise<CompanyResponse> {
  const [row, [insurance]] = await Promise.all([readSettings(db), insurancePages(db)]);
  return {
    '@id': '/api/company',
    '@type': 'Company',
    name: row.name,
    street: row.street,
    postalCode: row.postalCode,
    city: row.city,
    phone: row.phone,
    email: row.email,
    openingHours: row.openingHours,
    socialLinks: row.socialLinks,
    partners: row.partners,
    conditionsText: row.conditionsText,
    glacierGuestsPerGuide: row.glacierGuestsPerGuide,
    ...(insurance && { insurancePage: `/${insurance.completeSlug}` }),
  };
}
