import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TwinDeps } from './twin-deps.ts';

export const TWIN_USER_ID = 1;
export const TWIN_COUNTRIES = [
  { id: 1, name: 'Schweiz', name_short: 'CH', iso3166_alpha2: 'CH' },
  { id: 2, name: 'Deutschland', name_short: 'DE', iso3166_alpha2: 'DE' },
  { id: 3, name: 'Liechtenstein', name_short: 'LI', iso3166_alpha2: 'LI' },
];
export const TWIN_CURRENCIES = [
  { id: 1, name: 'CHF', round_factor: 0.05 },
  { id: 2, name: 'EUR', round_factor: 0.01 },
];

type TaxQuery = { readonly scope?: string; readonly types?: string };

/** Routes of the lists that bexio has. */
export function listRoutes(app: FastifyInstance, { change }: TwinDeps): void {
  app.get('/3.0/users/me', async () => ({ id: TWIN_USER_ID, firstname: 'Vera', lastname: 'Büro' }));
  app.get('/2.0/company_profile', async () => [{ id: 1, name: 'Bergschule Firn (Testsystem)' }]);
  app.get('/2.0/country', async () => TWIN_COUNTRIES);
  app.get('/3.0/currencies', async () => TWIN_CURRENCIES);
  app.get('/2.0/accounts', async () => change(({ accounts }) => accounts));
  app.get('/3.0/taxes', async ({ query }: FastifyRequest<{ Querystring: TaxQuery }>) =>
    change(({ taxes }) =>
      taxes.filter(
        ({ is_active: isActive, type }) =>
          (query.scope !== 'active' || isActive) && (query.types === undefined || query.types === type),
      ),
    ),
  );
}
