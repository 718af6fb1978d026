/** Whatever keeps the focus inside; the last of these is above the others. */
export const MODAL = 'dialog[open], [aria-modal="true"]';
