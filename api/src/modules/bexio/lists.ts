import type { BexioApi } from './bexio-api.ts';
import type { Tax } from './positions.domain.ts';

/** The lists of bexio, each asked for once a run. */
export interface Lists {
  readonly taxes: () => Promise<readonly Tax[]>;
  readonly countryIds: () => Promise<ReadonlyMap<string, number>>;
  readonly currencyId: () => Promise<number | null>;
  readonly userId: () => Promise<number>;
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let known: { readonly answer: T } | null = null;
  return async () => {
    known ??= { answer: await ask() };
    return known.answer;
  };
}

export const listsOf = (api: BexioApi): Lists => ({
  taxes: once(api.taxes),
  countryIds: once(api.countryIds),
  currencyId: once(() => api.currencyId('CHF')),
  userId: once(api.userId),
});
