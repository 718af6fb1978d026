import type { PinboardPostResponse } from '@firn/shared-contracts/api';
import { permissionsOf } from '@firn/shared-contracts/domain';

type Role = PinboardPostResponse['authorRole'];

export interface Author {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
}

/** As what somebody writes: whoever guides the event does so as its guide, in the office or not. */
export function roleOf({ id, roles }: Author, guides: ReadonlySet<string>): Role {
  if (guides.has(id)) return 'guide';
  const nothingElse = { groups: [], spontaneousTourPermission: false, tourCreatePermission: false };
  return permissionsOf({ roles, ...nothingElse }).isAdmin ? 'office' : 'guest';
}

/** Guests see each other's first name and initial (docs/domain/bookings.md#pinboard). */
export function authorName({ firstName, lastName }: Author, role: Role, reader: Role): string {
  const isShort = role === 'guest' && reader === 'guest';
  // An empty name has no initial.
  const shown = isShort ? lastName.replace(/^(.).*$/su, '$1.') : lastName;
  return `${firstName} ${shown}`.trim();
}
