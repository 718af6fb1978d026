import type { UserGroupsResponse } from '@firn/shared-contracts/api';
import { count, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from './users.table.ts';

export async function readUserGroups(db: Db): Promise<UserGroupsResponse['groups']> {
  const memberships = db
    .select({ name: sql<string>`unnest(${users.groups})`.as('name') })
    .from(users)
    .where(ne(users.state, 'deleted'))
    .as('memberships');
  return db
    .select({ name: memberships.name, people: count() })
    .from(memberships)
    .groupBy(memberships.name)
    .orderBy(memberships.name);
}
