import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters, item } from '../../lib/hydra.ts';
import { IdParams, requireUuid } from '../../lib/item-route.ts';
import { readPage } from '../../lib/pagination.ts';
import { notFound } from '../../lib/problem.ts';
import { readProjection } from '../../lib/projection.ts';
import { readText } from '../../lib/query.ts';
import { type CatalogueList, findCatalogueItem, readCatalogue } from './catalogue.read-model.ts';
import { CATALOGUE_LISTS } from './catalogue-lists.read-model.ts';

const PAGE_SIZE = 100;

function catalogueRoutes(app: FastifyInstance, db: Db, list: CatalogueList): void {
  const known = filters({ title: 'title', ...list.filters, 'properties[]': null });
  defineRoute(app, {
    method: 'GET',
    url: `/api/${list.path}`,
    summary: list.title,
    access: 'public',
    response: { 200: collectionOf(list.schema) },
    errors: [400],
    filters: known,
    async handler(request) {
      const { query } = request;
      const page = readPage(query, { size: PAGE_SIZE, allowAll: true });
      const { items, total } = await readCatalogue(
        db,
        list,
        { title: readText(query, 'title'), query },
        page,
      );
      return collection(request, { type: list.type, items, total, page, filters: known });
    },
  });

  defineRoute(app, {
    method: 'GET',
    url: `/api/${list.path}/:id`,
    summary: `${list.title}: ein Eintrag`,
    access: 'public',
    params: IdParams,
    response: { 200: list.schema },
    errors: [404],
    async handler(request) {
      const found = await findCatalogueItem(db, list, requireUuid(request.params.id));
      if (!found) throw notFound();
      return item(list.type, found, readProjection(request.query));
    },
  });
}

/** Activities, levels, sleeping styles, tags, VAT rates and accommodations: read only. */
export async function catalogueModule(app: FastifyInstance, { db }: { readonly db: Db }): Promise<void> {
  for (const list of CATALOGUE_LISTS) catalogueRoutes(app, db, list);
}
