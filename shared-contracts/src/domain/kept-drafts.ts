/** Begins the keys of what a visitor typed, in the tab and on the device: logging out removes all of them. */
export const KEPT_DRAFTS = 'firn-draft:';

/** In any address: the code of who brought the visitor (docs/domain/partners.md#whose-guest). */
export const PARTNER_PARAMETER = 'partner';

/** The shape of a code; letters count as capitals (docs/domain/partners.md#record). */
export const PARTNER_CODE = /^[A-Za-z0-9-]{2,30}$/;

/** Names the draft that keeps it for the visit. */
export const PARTNER_DRAFT = 'partner';
