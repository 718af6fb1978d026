import { AccommodationCreate, AccommodationPatch, AccommodationResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { filters } from '../../lib/hydra.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { findAccommodation, listAccommodations } from './accommodations.read-model.ts';
import {
  type AccommodationRecord,
  accommodationKind,
  NEW_ACCOMMODATION,
} from './accommodations.repository.ts';

/** Houses in which events sleep (docs/domain/accommodations.md). */
export async function accommodationsModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  defineResource<AccommodationRecord, AccommodationResponse>(app, deps, {
    collection: 'accommodations',
    type: 'Accommodation',
    title: { one: 'Unterkunft', many: 'Unterkünfte' },
    schema: AccommodationResponse,
    filters: filters({ title: 'title', kind: 'kind', 'kind[]': 'kind', 'properties[]': null }),
    pageSize: 100,
    list: listAccommodations,
    find: findAccommodation,
    writes: {
      kind: accommodationKind,
      create: AccommodationCreate,
      patch: AccommodationPatch,
      defaults: async () => NEW_ACCOMMODATION,
    },
  });
}
