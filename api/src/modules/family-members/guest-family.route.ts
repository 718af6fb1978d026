import { FamilyMemberResponse } from '@firn/shared-contracts/api';
import { MAXIMUM_FAMILY_MEMBERS } from '@firn/shared-contracts/domain';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { readPage } from '../../lib/pagination.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { listFamilyOf } from './family-members.read-model.ts';

const noFilters = filters({ 'properties[]': null });

/** The family of a guest, for the office that books for them on the phone (docs/domain/accounts.md#family). */
export function guestFamilyRoute(app: FastifyInstance, { db }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/users/:id/family_members',
    summary: 'Die Familie eines Gastes, für eine Buchung am Telefon',
    access: 'user_family.read',
    params: IdParams,
    response: { 200: collectionOf(FamilyMemberResponse) },
    errors: [400, 404],
    filters: noFilters,
    async handler(request) {
      const page = readPage(request.query, { size: MAXIMUM_FAMILY_MEMBERS });
      const listed = await listFamilyOf(db, request.params.id, page);
      return collection(request, { type: 'FamilyMember', ...listed, page, filters: noFilters });
    },
  });
}
