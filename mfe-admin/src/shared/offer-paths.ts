/** The pages of an offer beside its own (docs/domain/screens.md#admin-routes). */
export const OFFER_PAGES = [
  'occurrences',
  'images',
  'gallery',
  'pois',
  'notes',
  'rentingMaterial',
  'history',
] as const;
type OfferPageName = (typeof OFFER_PAGES)[number];

export const OFFERS_PATH = '/admin/offer';
/** In what the catalogue contradicts itself. */
export const FINDINGS_PATH = `${OFFERS_PATH}/auffaellig`;
export const NEW_OFFER_PATH = `${OFFERS_PATH}/neu`;

export const offerPath = ({ id }: { readonly id: string }, page?: OfferPageName): string =>
  page ? `${OFFERS_PATH}/${id}/${page}` : `${OFFERS_PATH}/${id}`;

/** Where a field of an offer is edited; on the offer's own page the field gets the focus. */
export const offerFieldPath = (offer: { readonly id: string }, field: string): string =>
  field === 'headImage' ? offerPath(offer, 'images') : `${offerPath(offer)}#${field}`;
