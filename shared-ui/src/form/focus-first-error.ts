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
  });
}

/** Moves the focus into the fields, from something that goes away. */
export function focusFirstField(region: HTMLElement): void {
  region.querySelector<HTMLElement>(FIELD)?.focus();
}
