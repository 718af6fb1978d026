import type { ApiTokenScope } from '@firn/shared-contracts/domain';
import type { Permission } from './permission-matrix.ts';

/** The scope that opens a row of the permission matrix to tokens of programs, and how far they reach: a cell as there. */
type Opening = `${ApiTokenScope} ${'P' | '*'}`;

/** A row that is not here is closed to every token (docs/domain/api-tokens.md#scopes). */
export const TOKEN_MATRIX: Readonly<Partial<Record<Permission, Opening>>> = {
  'offers.read': 'catalogue P',
  'events.read': 'catalogue P',
  'activities.read': 'catalogue P',
  'levels.read': 'catalogue P',
  'sleeping_styles.read': 'catalogue P',
  'tags.read': 'catalogue P',
  'vat_rates.read': 'catalogue P',
  'cancellation_policies.read': 'catalogue P',
  'accommodations.read': 'catalogue P',
  'renting_materials.read': 'catalogue P',
  'renting_material_properties.read': 'catalogue P',
  'extended_media_objects.read': 'catalogue P',
  'voices.read': 'catalogue P',
  'settings.company': 'catalogue P',
  'bookings.list': 'bookings.read *',
  'bookings.read': 'bookings.read *',
  'price_quotes.create': 'bookings.write P',
  'bookings.create': 'bookings.write P',
  'bookings.change': 'bookings.write *',
  'octo.read': 'octo P',
};

/** Null for a row that is closed to tokens. */
export function openingOf(permission: Permission): { scope: ApiTokenScope; reachesAll: boolean } | null {
  const [scope, cell] = TOKEN_MATRIX[permission]?.split(' ') ?? [];
  return scope ? { scope: scope as ApiTokenScope, reachesAll: cell === '*' } : null;
}
