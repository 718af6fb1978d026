import { OpenWorkResponse } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { defineRoute } from '../../lib/define-route.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { readOpenWork } from './open-work.read-model.ts';

/** What the office has to do today. */
export async function openWorkModule(app: FastifyInstance, { db, clock }: ResourceDeps): Promise<void> {
  defineRoute(app, {
    method: 'GET',
    url: '/api/open-work',
    summary: 'Was für das Büro offen ist: je Art die Anzahl und die dringendsten Einträge',
    access: 'open_work.read',
    response: { 200: OpenWorkResponse },
    errors: [],
    async handler() {
      return { '@id': '/api/open-work', '@type': 'OpenWork', groups: await readOpenWork(db, clock()) };
    },
  });
}
