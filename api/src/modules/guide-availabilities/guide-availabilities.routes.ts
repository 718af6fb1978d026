import { GuideAvailabilityPatch, GuideAvailabilityResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { filters } from '../../lib/hydra.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { findGuideAvailability, listGuideAvailabilities } from './guide-availabilities.read-model.ts';
import { availabilityKind, dayViolations } from './guide-availabilities.repository.ts';
import { guideFeedRoutes } from './guide-feeds.routes.ts';

const PAGE_SIZE = 30;

/** What guides say of their days; the office reads and writes that of everybody. */
export async function guideAvailabilitiesModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  defineResource(app, deps, {
    collection: 'guide_availabilities',
    type: 'GuideAvailability',
    title: { one: 'Verfügbarkeit', many: 'Verfügbarkeit der Guides; ohne Administrationsrecht die eigene' },
    schema: GuideAvailabilityResponse,
    filters: filters({ from: null, to: null, 'properties[]': null }),
    pageSize: PAGE_SIZE,
    list: listGuideAvailabilities,
    find: findGuideAvailability,
    writes: {
      kind: availabilityKind,
      patch: GuideAvailabilityPatch,
      rules: dayViolations,
      ownership: async (_db, id, { user }) => (id.toLowerCase() === user?.id ? 'own' : 'none'),
      isPermanent: true,
    },
  });
  guideFeedRoutes(app, deps);
}
