import type { OfficeBooking } from '@firn/shared-contracts/api';
import type { Violation } from '@firn/shared-contracts/shell';
import type { Db } from '../../db/client.ts';
import { idOf } from '../../lib/iri.ts';
import type { Visitor } from '../../lib/principal.ts';
import { forbiddenToWrite, unauthorised } from '../../lib/problem.ts';
import { isAccount } from './booked-guest.read-model.ts';

/** The part of a body that only the office may send; whatever the schema refuses of it is reported there. */
function officePart(body: unknown): OfficeBooking | null {
  const { office } = (body ?? {}) as { readonly office?: unknown };
  return typeof office === 'object' && office !== null ? (office as OfficeBooking) : null;
}

/** @throws 401 for a session that is over, 403 for anybody but an admin who books for others. */
export function requireOfficeAlone(body: unknown, { user, permissions }: Visitor): void {
  const { office } = (body ?? {}) as { readonly office?: unknown };
  if (office === undefined || permissions.isAdmin) return;
  throw user ? forbiddenToWrite(['office']) : unauthorised();
}

/** Rules of a booking by the office (docs/domain/bookings.md#booking-by-the-office). */
export async function officeViolations(db: Db, body: unknown): Promise<Violation[]> {
  const office = officePart(body);
  if (!office) return [];
  const violations: Violation[] = [];
  const isBlank = typeof office.reason !== 'string' || !office.reason.trim();
  if (office.override === true && isBlank)
    violations.push({ propertyPath: 'office.reason', message: 'Bitte nenne den Grund für die Ausnahme.' });
  const id = typeof office.user === 'string' ? idOf('users', office.user) : null;
  if (id && !(await isAccount(db, id)))
    violations.push({
      propertyPath: 'office.user',
      message: 'Diesen Gast gibt es nicht mehr. Bitte wähle einen anderen.',
    });
  return violations;
}
