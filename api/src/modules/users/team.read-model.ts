import { and, arrayContains, eq, ne, type SQL } from 'drizzle-orm';
import { users } from './users.table.ts';

/** Those who are presented on the website. */
export const isOfTeam = (): SQL | undefined =>
  and(
    ne(users.state, 'deleted'),
    arrayContains(users.roles, ['ROLE_GUIDE']),
    eq(users.presentedOnWebsite, true),
  );
