import { CaptchaBox, type UsedCaptcha } from '@firn/shared-ui/captcha';
import { EntryErrors } from '@firn/shared-ui/entry';
import { useHydrated } from '@firn/shared-ui/remote';
import { type ReactNode, useId } from 'react';
import styles from './account.module.css';
import type { AccountFormSteps } from './account-form.types.ts';
import { useAccountForm } from './use-account-form.ts';

interface AccountFormProps<Body extends object> extends AccountFormSteps<Body> {
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly captcha?: UsedCaptcha;
  readonly children: ReactNode;
}

/** A form of the account pages. Until the script is there nothing can be sent. */
export function AccountForm<Body extends object>({
  submitLabel,
  busyLabel,
  captcha,
  children,
  ...steps
}: AccountFormProps<Body>) {
  const { form, problem, isBusy, submit, forget } = useAccountForm(steps);
  const problemId = useId();
  const isHydrated = useHydrated();
  const { trouble } = problem;
  return (
    // POST, so that a password can never end up in an address.
    <form
      ref={form}
      method="post"
      className={styles.form}
      onSubmit={submit}
      onInput={forget}
      onFocus={captcha?.begin}
      noValidate
      aria-describedby={problemId}
    >
      <p id={problemId} className={styles.problem} role="alert">
        {trouble && <span lang={trouble.lang}>{trouble.text}</span>}
        {trouble?.remedy && <span className={styles.remedy}>{trouble.remedy}</span>}
      </p>
      <EntryErrors value={problem.errors}>{children}</EntryErrors>
      {captcha && <CaptchaBox captcha={captcha} />}
      {/* Not `disabled` while it is busy: that would take its focus away. */}
      <button type="submit" className={styles.submit} disabled={!isHydrated} aria-disabled={isBusy}>
        {isBusy ? busyLabel : submitLabel}
      </button>
    </form>
  );
}
