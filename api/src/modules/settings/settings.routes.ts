import {
  CompanyResponse,
  type Connection,
  SETTINGS_ID,
  SettingsPatch,
  SettingsResponse,
  settingsViolations,
} from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { publicFor } from '../../lib/caching.ts';
import { defineRoute } from '../../lib/define-route.ts';
import { filters, item } from '../../lib/hydra.ts';
import { defineResource, type ResourceDeps } from '../../records/index.ts';
import { accountViolations } from './account-violations.ts';
import { companyResponse, settingsResponse } from './settings.read-model.ts';
import { settingsKind } from './settings.repository.ts';

interface SettingsDeps extends ResourceDeps {
  readonly connections: readonly Connection[];
}

/** As fresh as the frame of a page, which asks every five seconds (gateway/page/chrome-source.ts). */
const FRESH_S = 5;

function companyRoute(app: FastifyInstance, { db }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/company',
    summary: 'Firmenangaben und Bedingungen, wie sie alle lesen',
    access: 'settings.company',
    response: { 200: CompanyResponse },
    errors: [],
    async handler(_request, reply) {
      reply.headers(publicFor(FRESH_S));
      return item('Company', await companyResponse(db));
    },
  });
}

/** The settings of the office: a collection with one member that is always there. */
export async function settingsModule(app: FastifyInstance, deps: SettingsDeps): Promise<void> {
  const { connections } = deps;
  defineResource(app, deps, {
    collection: 'settings',
    type: 'Settings',
    title: { one: 'Einstellungen', many: 'Einstellungen: eine Liste mit dem einen Eintrag' },
    schema: SettingsResponse,
    filters: filters({ 'properties[]': null }),
    pageSize: 1,
    list: async (db) => ({ items: [await settingsResponse(db, connections)], total: 1 }),
    find: async (db, id) => (id === SETTINGS_ID ? settingsResponse(db, connections) : null),
    writes: {
      kind: settingsKind,
      patch: SettingsPatch,
      rules: async (_tx, next) => [...settingsViolations(next), ...accountViolations(next)],
      isPermanent: true,
    },
  });
  companyRoute(app, deps);
}
