import { PartnerCreate, PartnerPatch, PartnerResponse, partnerViolations } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { filters } from '../../lib/hydra.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { partnersReads } from './partners.read-model.ts';
import { NEW_PARTNER, partnerKind } from './partners.repository.ts';

/** Companies that bring guests, for the office alone (docs/domain/partners.md#record). */
export async function partnersModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  defineResource(app, deps, {
    collection: 'partners',
    type: 'Partner',
    title: { one: 'Partner', many: 'Partner' },
    schema: PartnerResponse,
    filters: filters({ title: 'title', 'properties[]': null }),
    pageSize: 100,
    ...partnersReads,
    writes: {
      kind: partnerKind,
      create: PartnerCreate,
      patch: PartnerPatch,
      defaults: async () => NEW_PARTNER,
      rules: async (_tx, next) => partnerViolations(next),
    },
  });
}
