import { SearchHelp, SiteSearchHit } from '@firn/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { publicFor } from '../../lib/caching.ts';
import { defineRoute } from '../../lib/define-route.ts';
import { collection, collectionOf, filters } from '../../lib/hydra.ts';
import { wholePage } from '../../lib/pagination.ts';
import { invalid } from '../../lib/problem.ts';
import { type Query, readText } from '../../lib/query.ts';
import type { ResourceDeps } from '../../records/index.ts';
import { helpWithSearch } from './search-help.read-model.ts';
import { searchSite } from './site-search.read-model.ts';

const SHORTEST = 2;
const LONGEST = 100;
/** Seconds. */
const KEPT_FOR = 60;

const siteSearchFilters = filters({ q: null, 'properties[]': null });
const searchHelpFilters = filters({ q: null });

/** @throws 422 for a text that is too short or too long. */
function readSought(query: Query): string {
  const text = readText(query, 'q') ?? '';
  const refuse = (message: string) => invalid([{ propertyPath: 'q', message }]);
  if (text.length < SHORTEST) throw refuse(`Bitte gib mindestens ${SHORTEST} Zeichen ein.`);
  if (text.length > LONGEST) throw refuse(`Bitte kürze die Suche auf höchstens ${LONGEST} Zeichen.`);
  return text;
}

/** What readers find on the site, whoever asks (docs/domain/content.md#search-of-the-site). */
export async function siteSearchModule(app: FastifyInstance, { db, clock }: ResourceDeps): Promise<void> {
  defineRoute(app, {
    method: 'GET',
    url: '/api/site_search',
    summary: 'Öffentliche Seiten, Angebote, Termine und Guides, in denen alle Wörter von `q` vorkommen',
    access: 'site_search.read',
    response: { 200: collectionOf(SiteSearchHit) },
    errors: [400, 422],
    filters: siteSearchFilters,
    neverKept: true,
    async handler(request, reply) {
      const items = await searchSite(db, readSought(request.query), clock());
      reply.headers(publicFor(KEPT_FOR));
      return collection(request, {
        type: 'SiteSearchHit',
        items,
        total: items.length,
        page: wholePage(items.length),
        filters: siteSearchFilters,
      });
    },
  });
  defineRoute(app, {
    method: 'GET',
    url: '/api/search_help',
    summary: 'Wie `q` verstanden wird, und Termine, auf die das meiste davon zutrifft',
    access: 'site_search.read',
    response: { 200: SearchHelp },
    errors: [400, 422],
    filters: searchHelpFilters,
    neverKept: true,
    async handler(request, reply) {
      reply.headers(publicFor(KEPT_FOR));
      return helpWithSearch(db, readSought(request.query), clock());
    },
  });
}
