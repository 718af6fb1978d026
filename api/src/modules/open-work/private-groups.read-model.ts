import type { PrivateWork } from '@firn/shared-contracts/domain';
import { asc, eq, sql } from 'drizzle-orm';
import { fullNameOf } from '../../lib/full-name.ts';
import { iri } from '../../lib/iri.ts';
import { offers } from '../offers/offers.table.ts';
import { privateRequests } from '../private-offers/private-requests.table.ts';
import { isPrivateWork } from '../private-requests/index.ts';
import { groupOf, type ReadGroup, SHOWN, total } from './read-group.read-model.ts';
import { requestDay } from './work-days.read-model.ts';

const requests: ReadGroup = async (db) => {
  const rows = await db
    .select({
      total,
      id: privateRequests.id,
      firstName: privateRequests.firstName,
      lastName: privateRequests.lastName,
      day: sql<string>`(${requestDay(privateRequests.createdAt)})::text`,
      code: offers.code,
      title: offers.title,
    })
    .from(privateRequests)
    .innerJoin(offers, eq(offers.id, privateRequests.offerId))
    .where(isPrivateWork(db))
    .orderBy(asc(privateRequests.createdAt), asc(privateRequests.id))
    .limit(SHOWN);
  return groupOf(rows, (request) => ({
    '@id': iri('private_requests', request.id),
    id: request.id,
    code: `A-${request.code}`,
    label: fullNameOf(request),
    detail: request.title,
    day: request.day,
    offer: null,
  }));
};

export const PRIVATE_GROUPS: Readonly<Record<PrivateWork, ReadGroup>> = { 'private-requests': requests };
