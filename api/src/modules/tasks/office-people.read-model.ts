import { and, arrayOverlaps, eq, type SQL } from 'drizzle-orm';
import { users } from '../users/users.table.ts';

/** Who takes tasks: active accounts of the office (docs/domain/office.md#tasks). */
export const worksInOffice = (): SQL | undefined =>
  and(eq(users.state, 'active'), arrayOverlaps(users.roles, ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN']));
