import type { EventResponse, OfferResponse } from '@firn/shared-contracts/api';

/** What an offer and its events have in common. */
export type Tour = Pick<EventResponse, Exclude<Extract<keyof EventResponse, keyof OfferResponse>, 'state'>>;
