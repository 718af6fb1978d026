const INVALID = '[aria-invalid="true"]';
const TROUBLE = '[data-form-trouble]';
const FIELD = 'form :is(input, select, textarea, [contenteditable="true"]):not([type="hidden"], :disabled)';

/**
 * Moves the focus to the first field of a form that is marked invalid, once React has marked it; without one to what
 * the form says at its top.
 */
export function focusFirstError(form: HTMLElement): void {
  requestAnimationFrame(() => {
    const target = form.querySelector<HTMLElement>(INVALID) ?? form.querySelector<HTMLElement>(TROUBLE);
    target?.focus();
    // What had the focus already may have been pushed out of sight by what stands at the top by now.
    target?.scrollIntoView?.({ block: 'nearest' });
  });
}

/** The first field of the forms in a region that can be filled in. */
export const firstField = (region: HTMLElement): HTMLElement | null =>
  region.querySelector<HTMLElement>(FIELD);

/** Moves the focus into the fields, from something that goes away. */
export function focusFirstField(region: HTMLElement): void {
  firstField(region)?.focus();
}
