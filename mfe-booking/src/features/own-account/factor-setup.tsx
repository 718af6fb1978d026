import type { SecondFactorSecret } from '@firn/shared-contracts/api';
import { Entry } from '@firn/shared-ui/entry';
import type { QrCode } from '@firn/shared-ui/qr-code';
import { useTexts } from '@firn/shared-ui/remote';
import { type ComponentType, useEffect, useState } from 'react';
import { ownAccountTexts } from '../../i18n/de-CH/own-account.ts';
import styles from './own-account.module.css';
import { SecureForm } from './secure-form.tsx';
import type { Entries } from './use-secure-form.ts';

type QrCodeProps = Parameters<typeof QrCode>[0];

/** Comes with its own chunk; without it the secret can be typed. */
function LateQrCode(props: QrCodeProps) {
  const [late, setLate] = useState<{ readonly QrCode: ComponentType<QrCodeProps> } | null>(null);
  useEffect(() => {
    let isWanted = true;
    import(/* webpackChunkName: "qr-code" */ '@firn/shared-ui/qr-code').then(
      (module) => isWanted && setLate(module),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return late ? <late.QrCode {...props} /> : <div className={styles.qr} />;
}

interface FactorSetupProps {
  readonly secret: SecondFactorSecret;
  readonly send: (entries: Entries) => Promise<void>;
  readonly onCancel: () => void;
}

const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Hands the secret to an app and asks for its first code. */
export function FactorSetup({ secret, send, onCancel }: FactorSetupProps) {
  const t = useTexts(ownAccountTexts);
  return (
    <>
      <p>{t('factor.steps.scan')}</p>
      <LateQrCode text={secret.uri} label={t('factor.steps.qr')} className={styles.qr} />
      <p>
        {t('factor.steps.type')} <code className={styles.secret}>{inFours(secret.secret)}</code>
      </p>
      <p>
        <a href={secret.uri}>{t('factor.steps.here')}</a>
      </p>
      <SecureForm
        label={t('factor.add')}
        submitLabel={t('factor.steps.submit')}
        send={send}
        onCancel={onCancel}
      >
        <Entry
          name="code"
          label={t('factor.steps.code')}
          hint={t('factor.steps.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
        />
      </SecureForm>
    </>
  );
}
