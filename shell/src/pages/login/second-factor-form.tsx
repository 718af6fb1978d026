import { LOGIN_PROBLEMS, type LoginRequest } from '@firn/shared-contracts/api';
import { isApiError } from '@firn/shared-contracts/shell';
import { Entry } from '@firn/shared-ui/entry';
import { useTexts } from '@firn/shared-ui/remote';
import { useEffect, useRef } from 'react';
import styles from '../../account/account.module.css';
import { AccountForm } from '../../account/account-form.tsx';
import type { Entries, FormProblem } from '../../account/account-form.types.ts';
import { AccountPage } from '../../account/account-page.tsx';
import { loginTexts } from '../../i18n/de-CH/login.ts';
import { useFrame } from '../../model/frame-model.tsx';

interface SecondFactorFormProps {
  readonly credentials: LoginRequest;
  readonly title: string;
  readonly onBack: () => void;
}

const read = (entries: Entries) => ({ secondFactor: (entries.get('secondFactor') ?? '').replace(/\s/g, '') });

/** The second step of a log-in: a code of the app, or a recovery code (docs/domain/accounts.md#second-factor). */
export function SecondFactorForm({ credentials, title, onBack }: SecondFactorFormProps) {
  const { session } = useFrame();
  const t = useTexts(loginTexts);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.querySelector('input')?.focus(), []);

  function explain(error: unknown): FormProblem | null {
    if (!isApiError(error)) return null;
    if (error.problem.type === LOGIN_PROBLEMS.secondFactor || error.status === 422) {
      return { errors: { secondFactor: t('secondFactor.wrong') }, trouble: null };
    }
    return error.status === 401 ? { errors: {}, trouble: { text: t('wrong') } } : null;
  }

  return (
    <AccountPage title={title} lead={t('secondFactor.lead')}>
      <div ref={region}>
        <AccountForm
          read={read}
          check={({ secondFactor }) =>
            secondFactor === '' ? [{ propertyPath: 'secondFactor', message: t('secondFactor.missing') }] : []
          }
          send={({ secondFactor }) => session.logIn({ ...credentials, secondFactor })}
          explain={explain}
          submitLabel={t('submit')}
          busyLabel={t('submitting')}
        >
          <Entry
            name="secondFactor"
            label={t('secondFactor.label')}
            hint={t('secondFactor.hint')}
            autoComplete="one-time-code"
          />
        </AccountForm>
      </div>
      <p className={styles.links}>
        <button type="button" className={styles.textButton} onClick={onBack}>
          {t('secondFactor.back')}
        </button>
      </p>
    </AccountPage>
  );
}
