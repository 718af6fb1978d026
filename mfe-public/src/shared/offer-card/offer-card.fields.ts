import type { OfferResponse } from '@firn/shared-contracts/api';
import type { Query } from '@firn/shared-contracts/shell';
import type { PictureSource } from '../picture/picture.tsx';

const FIELDS = [
  'id',
  'title',
  'slug',
  'subtitle',
  'place',
  'type',
  'state',
  'durationDays',
  'priceFrom',
  'priceFromSac',
] as const satisfies readonly (keyof OfferResponse)[];

/** The fields of an offer that a card shows. */
export interface OfferCardData extends Pick<OfferResponse, '@id' | (typeof FIELDS)[number]> {
  readonly headImage: PictureSource | null;
}

/** Requests only those: the answer is inlined in the HTML, so every field counts. */
export const OFFER_CARD_PROPERTIES: Query = {
  properties: FIELDS,
  'properties[headImage]': ['contentUrl', 'width', 'height', 'alt'],
};
