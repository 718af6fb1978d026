import type { OfferState } from '@firn/shared-contracts/domain';

export type OfferStep = 'publish' | 'hide' | 'archive' | 'restore';

/** The steps that lead on from a state; what the server holds against one, it says (docs/domain/states.md#offer). */
export const OFFER_STEPS: Readonly<
  Record<OfferState, readonly { readonly step: OfferStep; readonly to: OfferState }[]>
> = {
  hidden: [{ step: 'publish', to: 'published' }],
  published: [
    { step: 'hide', to: 'hidden' },
    { step: 'archive', to: 'archived' },
  ],
  archived: [{ step: 'restore', to: 'hidden' }],
};
