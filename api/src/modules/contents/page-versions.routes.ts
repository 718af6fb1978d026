import { ContentVersion, ContentVersionDocument } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf } from '../../lib/hydra.ts';
import { IdParams } from '../../lib/item-route.ts';
import { wholePage } from '../../lib/pagination.ts';
import { notFound } from '../../lib/problem.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { officePage } from './page-step.route.ts';
import { findVersion, listVersions } from './page-versions.read-model.ts';

const VersionParams = Type.Object({
  ...IdParams.properties,
  number: Type.String({ pattern: '^[1-9][0-9]{0,8}$' }),
});

export function pageVersionRoutes(app: FastifyInstance, { db }: ResourceDeps): void {
  defineRoute(app, {
    method: 'GET',
    url: '/api/contents/:id/versions',
    summary: 'Veröffentlichte Fassungen einer Seite, die neueste zuerst',
    access: 'contents.versions',
    params: IdParams,
    response: { 200: collectionOf(ContentVersion) },
    errors: [401, 403, 404],
    async handler(request) {
      const { id } = await officePage(db, request.params.id);
      const items = await listVersions(db, id);
      const page = wholePage(items.length);
      return collection(request, { type: 'ContentVersion', items, total: items.length, page, filters: [] });
    },
  });
  defineRoute(app, {
    method: 'GET',
    url: '/api/contents/:id/versions/:number',
    summary: 'Eine veröffentlichte Fassung mit ihren Bausteinen',
    access: 'contents.versions',
    params: VersionParams,
    response: { 200: ContentVersionDocument },
    errors: [401, 403, 404],
    async handler({ params }) {
      const version = await findVersion(db, params.id, Number(params.number));
      if (!version) throw notFound();
      return version;
    },
  });
}
