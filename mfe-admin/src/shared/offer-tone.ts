import type { OfferResponse } from '@firn/shared-contracts/api';
import type { Tone } from './tone.ts';

/** Whether somebody in the office must act on an offer: guests read a price of 0 as free of charge. */
export const offerTone = ({
  state,
  priceFrom,
  freeOfCharge,
}: Pick<OfferResponse, 'state' | 'priceFrom' | 'freeOfCharge'>): Tone =>
  state === 'published' && priceFrom === 0 && !freeOfCharge ? 'waiting' : 'quiet';
