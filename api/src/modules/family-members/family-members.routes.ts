import { FamilyMemberCreate, FamilyMemberPatch, FamilyMemberResponse } from '@firn/shared-contracts/api';
import { MAXIMUM_FAMILY_MEMBERS } from '@firn/shared-contracts/domain';
import type { FastifyInstance } from 'fastify';
import { filters } from '../../lib/hydra.ts';
import { unauthorised } from '../../lib/problem.ts';
import { type CreationContext, defineResource, type ResourceDeps } from '../../records/index.ts';
import { findFamilyMember, listFamilyMembers } from './family-members.read-model.ts';
import { type FamilyMemberRecord, familyMemberKind, familyViolations } from './family-members.repository.ts';
import { guestFamilyRoute } from './guest-family.route.ts';

/** What is sent takes the place of all but the account. */
async function newFamilyMember(
  _tx: unknown,
  given: Partial<FamilyMemberRecord>,
  { visitor }: CreationContext,
): Promise<FamilyMemberRecord> {
  if (!visitor.user) throw unauthorised();
  return {
    rentingMaterialPropertyValues: [],
    ...(given as FamilyMemberCreate),
    user: visitor.user.id,
  };
}

/** Persons one often books for: everybody has the own ones, the office too, which reads those of guests (docs/domain/accounts.md#family). */
export async function familyMembersModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  guestFamilyRoute(app, deps);
  defineResource(app, deps, {
    collection: 'family_members',
    type: 'FamilyMember',
    title: { one: 'Familienmitglied', many: 'Die eigenen Familienmitglieder' },
    schema: FamilyMemberResponse,
    filters: filters({ 'properties[]': null }),
    pageSize: MAXIMUM_FAMILY_MEMBERS,
    list: (db, _query, page, { visitor }) => listFamilyMembers(db, visitor, page),
    find: (db, id, { visitor }) => findFamilyMember(db, id, visitor),
    writes: {
      kind: familyMemberKind,
      create: FamilyMemberCreate,
      patch: FamilyMemberPatch,
      defaults: newFamilyMember,
      rules: familyViolations,
      ownership: async (db, id, visitor) => ((await findFamilyMember(db, id, visitor)) ? 'own' : 'none'),
    },
  });
}
