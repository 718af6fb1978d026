import type { EventResponse, RentingMaterialResponse } from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '../resource/index.ts';
import type { materialRules } from './material-rules.ts';

const materials = resource('renting_materials');

/** A page of the API holds what an event may name. */
const MOST_MATERIALS = 100;

/** Most events rent nothing: their forms do not carry the rules. */
async function loadRules() {
  const { materialRules } = await import(/* webpackChunkName: "material-rules" */ './material-rules.ts');
  return materialRules;
}

/** What can be rented for an event, and for how many days, with the rules of choosing from it. */
export interface Rentable {
  readonly materials: readonly RentingMaterialResponse[];
  readonly days: number;
  readonly rules: typeof materialRules;
}

/** What `useQuery` takes; its own type would name a package that teams outside do not have. */
interface RentableQuery {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Rentable>;
  readonly retry: false;
}

/** The materials of an event with what is free on its days (docs/domain/bookings.md#material-of-a-person). */
export const rentableQuery = (
  api: ApiClient,
  event: Pick<EventResponse, '@id' | 'durationDays'>,
): RentableQuery => ({
  queryKey: [...materials.keys.lists, 'rentable', event['@id']],
  queryFn: async ({ signal }) => {
    const query = { event: event['@id'], itemsPerPage: MOST_MATERIALS };
    const [answer, rules] = await Promise.all([
      materials.readList(api, query, { signal, quiet: true }),
      loadRules(),
    ]);
    return { materials: answer['hydra:member'], days: event.durationDays, rules };
  },
  // Whoever books goes on without it.
  retry: false,
});
