import {
  RentingMaterialCreate,
  RentingMaterialPatch,
  RentingMaterialPropertyResponse,
  RentingMaterialResponse,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { filters } from '../../lib/hydra.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { availabilityRoute } from './availability.route.ts';
import { materialPropertiesReads } from './material-properties.read-model.ts';
import type { MaterialRecord } from './material-record.ts';
import { materialViolations } from './material-rules.ts';
import { findMaterial, listMaterials } from './renting-materials.read-model.ts';
import { materialKind, NEW_MATERIAL } from './renting-materials.repository.ts';

/** Materials that guests rent (docs/domain/material.md): read by everybody, written by the office. */
export async function rentingMaterialsModule(app: FastifyInstance, deps: ResourceDeps): Promise<void> {
  availabilityRoute(app, deps);
  defineResource<MaterialRecord, RentingMaterialResponse>(app, deps, {
    collection: 'renting_materials',
    type: 'RentingMaterial',
    title: { one: 'Mietmaterial', many: 'Mietmaterialien' },
    schema: RentingMaterialResponse,
    filters: filters({ title: 'title', activity: 'activity', event: 'event', 'properties[]': null }),
    pageSize: 100,
    list: listMaterials,
    find: findMaterial,
    writes: {
      kind: materialKind,
      create: RentingMaterialCreate,
      patch: RentingMaterialPatch,
      defaults: async () => NEW_MATERIAL,
      rules: materialViolations,
    },
  });
  defineResource(app, deps, {
    collection: 'renting_material_properties',
    type: 'RentingMaterialProperty',
    title: { one: 'Eigenschaft von Mietmaterial', many: 'Eigenschaften von Mietmaterial' },
    schema: RentingMaterialPropertyResponse,
    filters: filters({ 'properties[]': null }),
    pageSize: 100,
    ...materialPropertiesReads,
  });
}
