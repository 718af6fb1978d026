import type {
  RecoveryCodes,
  SecondFactorCode,
  SecondFactorResponse,
  SecondFactorSecret,
  SecondFactorStart,
} from '@firn/shared-contracts/api';
import type { SessionUser } from '@firn/shared-contracts/shell';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownAccountTexts } from '../../i18n/de-CH/own-account.ts';
import { FailedPart, LoadingPart, Part } from '../../shared/part.tsx';
import { CurrentPassword } from './current-password.tsx';
import { FactorSetup } from './factor-setup.tsx';
import styles from './own-account.module.css';
import { secondFactorQuery } from './own-account.queries.ts';
import { SecureForm } from './secure-form.tsx';
import type { Entries } from './use-secure-form.ts';

const URL = '/api/me/second-factor';

type Step =
  | { readonly name: 'idle' | 'begin' | 'remove' | 'removed' }
  | { readonly name: 'code'; readonly secret: SecondFactorSecret };

interface FactorProps {
  readonly factor: SecondFactorResponse;
  readonly onStep: (step: Step) => void;
}

function Factor({ factor, onStep }: FactorProps) {
  const t = useTexts(ownAccountTexts);
  if (!factor.isActive)
    return (
      <>
        <p>{t('factor.off')}</p>
        <button type="button" className={styles.button} onClick={() => onStep({ name: 'begin' })}>
          {t('factor.add')}
        </button>
      </>
    );
  return (
    <>
      <p>{t('factor.on')}</p>
      <p className={styles.quiet}>
        {t('factor.codes', { count: factor.recoveryCodes })} {t('factor.renew')}
      </p>
      <button type="button" className={styles.button} onClick={() => onStep({ name: 'remove' })}>
        {t('factor.remove')}
      </button>
    </>
  );
}

interface SecondFactorPartProps {
  readonly user: SessionUser;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** docs/domain/accounts.md#second-factor */
export function SecondFactorPart({ user, onCodes }: SecondFactorPartProps) {
  const { api, session } = useShell();
  const t = useTexts(ownAccountTexts);
  const client = useQueryClient();
  const query = secondFactorQuery(api, user.id);
  const factor = useQuery(query);
  const [step, setStep] = useState<Step>({ name: 'idle' });
  const toIdle = () => setStep({ name: 'idle' });

  /** What the session may changes with the factor. */
  const refresh = () => Promise.all([factor.refetch(), session.reload().catch(() => undefined)]);

  async function begin({ currentPassword = '' }: Entries): Promise<void> {
    const body: SecondFactorStart = { currentPassword };
    const secret = await api.post<SecondFactorSecret>(URL, body, { quiet: true });
    setStep({ name: 'code', secret });
  }

  async function activate({ code = '' }: Entries): Promise<void> {
    const body: SecondFactorCode = { code };
    const { codes } = await api.put<RecoveryCodes>(URL, body, { quiet: true });
    // No question to the server: the part goes away with its codes' coming, and would take the answer along.
    client.setQueryData<SecondFactorResponse>(
      query.queryKey,
      (before) => before && { ...before, isActive: true, recoveryCodes: codes.length },
    );
    onCodes(codes);
    await session.reload().catch(() => undefined);
  }

  async function remove({ currentPassword = '' }: Entries): Promise<void> {
    const body: SecondFactorStart = { currentPassword };
    await api.delete(URL, { body, quiet: true });
    await refresh();
    setStep({ name: 'removed' });
  }

  function content() {
    if (!factor.data)
      return factor.isError ? <FailedPart onRetry={() => void factor.refetch()} /> : <LoadingPart />;
    if (step.name === 'code') return <FactorSetup secret={step.secret} send={activate} onCancel={toIdle} />;
    if (step.name === 'begin')
      return (
        <SecureForm label={t('factor.add')} submitLabel={t('factor.begin')} send={begin} onCancel={toIdle}>
          <CurrentPassword />
        </SecureForm>
      );
    if (step.name === 'remove')
      return (
        <>
          {factor.data.isRequired && <p>{t('factor.required')}</p>}
          <SecureForm
            label={t('factor.remove')}
            submitLabel={t('factor.remove')}
            send={remove}
            onCancel={toIdle}
          >
            <CurrentPassword />
          </SecureForm>
        </>
      );
    return <Factor factor={factor.data} onStep={setStep} />;
  }

  return (
    <Part title={t('factor.title')} done={step.name === 'removed' ? t('factor.removed') : ''}>
      {content()}
    </Part>
  );
}
