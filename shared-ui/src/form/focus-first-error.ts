/** Moves the focus to the first field of a form that is marked invalid, once React has marked it. */
export function focusFirstError(form: HTMLElement): void {
  requestAnimationFrame(() => {
    const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    invalid?.focus();
  });
}
