/** Where a key of a single character is text. */
export const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
