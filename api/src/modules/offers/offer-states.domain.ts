import type { OfferState } from '@firn/shared-contracts/domain';

/** What publishing needs (docs/domain/states.md#offer). */
export interface PublishableOffer {
  readonly title: string;
  readonly type: string;
  readonly activities: number;
  readonly levelId: string | null;
  readonly headImageId: string | null;
  readonly leadText: string | null;
  readonly priceComponents: number;
}

const STEPS: Readonly<Record<OfferState, readonly OfferState[]>> = {
  hidden: ['published'],
  published: ['hidden', 'archived'],
  archived: ['hidden'],
};

/** Names of the fields that are missing before the offer may be published. */
export function missingForPublication(offer: PublishableOffer): string[] {
  const complete: Readonly<Record<string, boolean>> = {
    title: offer.title.trim() !== '',
    type: offer.type !== 'unknown',
    activities: offer.activities > 0,
    level: offer.levelId !== null,
    headImage: offer.headImageId !== null,
    leadText: Boolean(offer.leadText?.trim()),
    priceComponents: offer.priceComponents > 0,
  };
  return Object.keys(complete).filter((field) => !complete[field]);
}

/** Whether an offer may go from one state to another, and what is missing where it may not yet. */
export function offerStep(
  from: OfferState,
  to: OfferState,
  offer: PublishableOffer,
): { readonly allowed: boolean; readonly missing: readonly string[] } {
  if (!STEPS[from].includes(to)) return { allowed: false, missing: [] };
  const missing = to === 'published' ? missingForPublication(offer) : [];
  return { allowed: missing.length === 0, missing };
}
