import type { OfferResponse } from '@firn/shared-contracts/api';
import type { Tone } from './tone.ts';

/** Whether somebody in the office must act on an offer: guests read one without a price as free of charge. */
export const offerTone = ({ state, priceFrom }: Pick<OfferResponse, 'state' | 'priceFrom'>): Tone =>
  state === 'published' && priceFrom === 0 ? 'waiting' : 'quiet';
