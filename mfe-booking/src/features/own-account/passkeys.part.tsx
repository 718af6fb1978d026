import type { PasskeyResponse } from '@firn/shared-contracts/api';
import { isApiError, type SessionUser } from '@firn/shared-contracts/shell';
import { Entry } from '@firn/shared-ui/entry';
import { useShell, useTexts, whileSending } from '@firn/shared-ui/remote';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownAccountTexts } from '../../i18n/de-CH/own-account.ts';
import { FailedPart, LoadingPart, Part } from '../../shared/part.tsx';
import { CurrentPassword } from './current-password.tsx';
import { SaidError, troubleOf } from './form-problem.ts';
import { NoPasskeyError } from './no-passkey-error.ts';
import styles from './own-account.module.css';
import { passkeysQuery } from './own-account.queries.ts';
import { PasskeyItem } from './passkey-item.tsx';
import { SecureForm } from './secure-form.tsx';
import type { Entries } from './use-secure-form.ts';

const LONGEST_TITLE = 60;

interface AdditionProps {
  readonly onAdded: () => Promise<unknown>;
  readonly onCancel: () => void;
}

function Addition({ onAdded, onCancel }: AdditionProps) {
  const { api } = useShell();
  const t = useTexts(ownAccountTexts);

  async function send({ title = '', currentPassword = '' }: Entries): Promise<void> {
    try {
      const { addPasskey } = await import(/* webpackChunkName: "add-passkey" */ './add-passkey.ts');
      await addPasskey(api, title.trim(), currentPassword);
    } catch (error) {
      if (!(error instanceof NoPasskeyError)) throw error;
      throw new SaidError(t(`passkeys.${error.reason}`));
    }
    await onAdded();
  }

  return (
    <SecureForm label={t('passkeys.add')} submitLabel={t('passkeys.submit')} send={send} onCancel={onCancel}>
      <Entry
        name="title"
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        autoComplete="off"
        maxLength={LONGEST_TITLE}
      />
      <CurrentPassword />
    </SecureForm>
  );
}

interface ListProps {
  readonly passkeys: readonly PasskeyResponse[];
  readonly onRemove: (passkey: PasskeyResponse) => void;
}

function PasskeyList({ passkeys, onRemove }: ListProps) {
  const t = useTexts(ownAccountTexts);
  if (passkeys.length === 0) return <p className={styles.quiet}>{t('passkeys.none')}</p>;
  return (
    <ul className={styles.list}>
      {passkeys.map((passkey) => (
        <PasskeyItem key={passkey.id} passkey={passkey} onRemove={() => onRemove(passkey)} />
      ))}
    </ul>
  );
}

/** docs/domain/accounts.md#passkeys */
export function PasskeysPart({ user }: { readonly user: SessionUser }) {
  const { api, now, session } = useShell();
  const t = useTexts(ownAccountTexts);
  const [step, setStep] = useState<'idle' | 'adding' | 'added' | 'removed'>('idle');
  const passkeys = useQuery(passkeysQuery(api, user.id));
  /** What the session may changes with the passkeys. */
  const refresh = () => Promise.all([passkeys.refetch(), session.reload().catch(() => undefined)]);
  const removal = useMutation({
    mutationFn: async (passkey: PasskeyResponse) => {
      try {
        await whileSending(api.delete(passkey['@id'], { quiet: true }));
      } catch (error) {
        // What another tab has removed is removed.
        if (!isApiError(error) || error.status !== 404) throw error;
      }
      await refresh();
      setStep('removed');
    },
  });

  async function finish(): Promise<void> {
    await refresh();
    setStep('added');
  }

  if (!passkeys.data)
    return (
      <Part title={t('passkeys.title')}>
        {passkeys.isError ? <FailedPart onRetry={() => void passkeys.refetch()} /> : <LoadingPart />}
      </Part>
    );
  const canAdd = 'PublicKeyCredential' in window;
  const done = step === 'added' || step === 'removed' ? t(`passkeys.${step}`) : '';
  return (
    <Part title={t('passkeys.title')} done={done}>
      <p>{t('passkeys.text')}</p>
      <p className={styles.problem} role="alert">
        {removal.isError && troubleOf(removal.error, { t, now })}
      </p>
      <PasskeyList
        passkeys={passkeys.data['hydra:member']}
        onRemove={(passkey) => removal.isPending || removal.mutate(passkey)}
      />
      {!canAdd && <p className={styles.quiet}>{t('passkeys.unsupported')}</p>}
      {step === 'adding' && <Addition onAdded={finish} onCancel={() => setStep('idle')} />}
      {canAdd && step !== 'adding' && (
        <button type="button" className={styles.button} onClick={() => setStep('adding')}>
          {t('passkeys.add')}
        </button>
      )}
    </Part>
  );
}
