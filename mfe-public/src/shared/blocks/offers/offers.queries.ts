import type { BlockData } from '@firn/shared-contracts/content';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { resource } from '@firn/shared-ui/resource';
import { queryOptions } from '@tanstack/react-query';
import { inOrder } from '../../in-order.logic.ts';
import { OFFER_CARD_PROPERTIES, type OfferCardData } from '../../offer-card/offer-card.fields.ts';

const offers = resource('offers');

/** Published offers by their IRIs, in the order of the office: one request for all of them. */
export const blockOffersQuery = (api: ApiClient, { offers: chosen }: Pick<BlockData<'offers'>, 'offers'>) =>
  queryOptions({
    queryKey: ['block-offers', chosen],
    queryFn: async ({ signal }): Promise<readonly OfferCardData[]> => {
      const query = { pagination: false, state: ['published'], ...OFFER_CARD_PROPERTIES };
      const answer = await offers.readList(api, query, { signal });
      return inOrder(chosen, answer['hydra:member']);
    },
  });
