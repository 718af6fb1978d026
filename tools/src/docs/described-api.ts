import { type AppDeps, buildApp } from '@firn/api/app';
import { readConfig } from '@firn/api/config';
import { openDatabase } from '@firn/api/db';
import type { OpenApiDocument } from './api-page.ts';

/** A route and the row of the permission matrix that guards it. */
export interface GuardedRoute {
  /** `GET /api/levels/:id`. */
  readonly name: string;
  readonly permission: string;
}

interface DescribedApi {
  readonly document: OpenApiDocument;
  readonly routes: readonly GuardedRoute[];
}

/** Never connected to: routes describe themselves without a query. */
const NO_DATABASE = 'postgres://nobody@127.0.0.1:1/none';

/** The API as it stands in the sources, without a server. */
export async function describedApi(): Promise<DescribedApi> {
  const secret = 'only-so-that-the-settings-are-complete';
  const config = readConfig({ DATABASE_URL: NO_DATABASE, FIRN_SECRET: secret, LOG_LEVEL: 'silent' });
  const database = await openDatabase(config);
  const routes: GuardedRoute[] = [];
  const watch: AppDeps['watch'] = (app) => {
    app.addHook('onRoute', ({ method, url, config }) => {
      // Fastify adds the HEAD routes by itself.
      const methods = [method].flat().filter((each) => each !== 'HEAD');
      routes.push(...methods.map((each) => ({ name: `${each} ${url}`, permission: config?.access ?? '' })));
    });
  };
  const app = await buildApp({ db: database.db, config, clock: () => new Date(), watch });
  try {
    return { document: (await app.inject('/api/docs.json')).json(), routes };
  } finally {
    await app.close();
    await database.close();
  }
}
