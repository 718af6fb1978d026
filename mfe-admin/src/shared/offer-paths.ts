/** The pages of an offer beside its own (docs/domain/screens.md#admin-routes). */
export const OFFER_PAGES = ['occurrences', 'images', 'gallery', 'pois', 'notes', 'rentingMaterial'] as const;
export type OfferPageName = (typeof OFFER_PAGES)[number];

export const offerPath = ({ id }: { readonly id: string }, page?: OfferPageName): string =>
  page ? `/admin/offer/${id}/${page}` : `/admin/offer/${id}`;
