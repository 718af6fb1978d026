import { EntryErrors } from '@firn/shared-ui/entry';
import { useTexts } from '@firn/shared-ui/remote';
import type { ReactNode } from 'react';
import { ownAccountTexts } from '../../i18n/de-CH/own-account.ts';
import styles from './own-account.module.css';
import { type SecureFormSteps, useSecureForm } from './use-secure-form.ts';

interface SecureFormProps extends SecureFormSteps {
  readonly label: string;
  readonly submitLabel: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A form that stands in place of the button that opened it. */
export function SecureForm({ label, submitLabel, onCancel, children, ...steps }: SecureFormProps) {
  const t = useTexts(ownAccountTexts);
  const { form, problem, isBusy, submit, type } = useSecureForm(steps);
  return (
    // POST, so that a password can never end up in an address.
    <form
      ref={form}
      method="post"
      className={styles.form}
      aria-label={label}
      onSubmit={(event) => void submit(event)}
      onInput={type}
      noValidate
    >
      <p className={styles.problem} role="alert">
        {problem.trouble}
      </p>
      <EntryErrors value={problem.errors}>{children}</EntryErrors>
      <div className={styles.actions}>
        {/* Not `disabled` while it is busy: that would take its focus away. */}
        <button type="submit" className={styles.primary} aria-disabled={isBusy}>
          {isBusy ? t('form.sending') : submitLabel}
        </button>
        <button type="button" className={styles.button} onClick={onCancel}>
          {t('form.cancel')}
        </button>
      </div>
    </form>
  );
}
