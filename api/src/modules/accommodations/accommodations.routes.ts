import { AccommodationResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { filters } from '../../lib/hydra.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { accommodationsReads } from './accommodations.read-model.ts';

/** Accommodations: read only. */
export async function accommodationsModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  defineResource(app, deps, {
    collection: 'accommodations',
    type: 'Accommodation',
    title: { one: 'Unterkunft', many: 'Unterkünfte' },
    schema: AccommodationResponse,
    filters: filters({ title: 'title', 'properties[]': null }),
    pageSize: 100,
    ...accommodationsReads,
  });
}
