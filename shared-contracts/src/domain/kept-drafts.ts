/** Begins the keys of what a visitor typed, in the tab and on the device: logging out removes all of them. */
export const KEPT_DRAFTS = 'firn-draft:';
