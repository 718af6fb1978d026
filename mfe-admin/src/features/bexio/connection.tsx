import { BEXIO_RETURNS, type BexioAgreement, type BexioResponse } from '@firn/shared-contracts/api';
import { formatTime } from '@firn/shared-ui/format';
import { Button } from '@firn/shared-ui/mantine';
import { useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf } from '@firn/shared-ui/resource';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { bexioTexts } from '../../i18n/de-CH/bexio.ts';
import { StateMark } from '../../shared/state-mark.tsx';
import styles from './bexio.module.css';
import { EndConnection } from './end-connection.tsx';

interface ConnectionProps {
  readonly connection: BexioResponse;
}

/** Notice of how the agreement at bexio ended, as the way back from there said. */
function ReturnNotice() {
  const t = useTexts(bexioTexts);
  const { search } = useLocation();
  const said = new URLSearchParams(search).get('bexio');
  const known = BEXIO_RETURNS.find((each) => each === said);
  if (!known) return null;
  return (
    <p className={styles.notice} role="status" data-bad={known === 'connected' ? undefined : ''}>
      {t(`returns.${known}`)}
    </p>
  );
}

function State({ connection }: ConnectionProps) {
  const t = useTexts(bexioTexts);
  const { system, connected, companyName, active, problem, pausedUntil } = connection;
  if (system === null) return <p>{t('connection.notConfigured')}</p>;
  return (
    <>
      {system === 'test' && (
        <>
          <p>
            <StateMark tone="waiting">{t('connection.test')}</StateMark>
          </p>
          <p className={styles.note}>{t('connection.testHint')}</p>
        </>
      )}
      {connected ? (
        <p>
          {t('connection.connected')} <strong>{companyName}</strong>
        </p>
      ) : (
        <p>{t('connection.notConnected')}</p>
      )}
      {connected && (
        <p>
          <StateMark tone={active ? 'good' : 'quiet'}>
            {t(active ? 'connection.running' : 'connection.idle')}
          </StateMark>
        </p>
      )}
      {problem && (
        <p role="alert">
          <StateMark tone="bad">{problem}</StateMark>
        </p>
      )}
      {pausedUntil && <p>{t('connection.paused', { time: formatTime(pausedUntil) })}</p>}
    </>
  );
}

function ConnectButton({ text }: { readonly text: string }) {
  const { api, toasts } = useShell();
  const connect = useMutation({
    mutationFn: () => api.post<BexioAgreement>('/api/bexio/connect', undefined, { quiet: true }),
    // To agree there, the browser leaves the platform.
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toasts.add({ variant: 'error', text: reasonOf(outcomeOf(error)) }),
  });
  return (
    <Button loading={connect.isPending} onClick={() => connect.mutate()}>
      {text}
    </Button>
  );
}

/** State of the connection: whether there is one, with which company, and what stands in the way. */
export function Connection({ connection }: ConnectionProps) {
  const t = useTexts(bexioTexts);
  const title = useId();
  const [isEnding, setEnding] = useState(false);
  const { isSuperAdmin } = useSession().permissions;
  const { system, connected, problem } = connection;
  return (
    <section aria-labelledby={title} className={styles.section}>
      <h2 id={title}>{t('connection.title')}</h2>
      <ReturnNotice />
      <State connection={connection} />
      {!isSuperAdmin && <p className={styles.note}>{t('connection.readOnly')}</p>}
      {isSuperAdmin && system !== null && (
        <div className={styles.actions}>
          {!connected && <ConnectButton text={t(problem ? 'connection.reconnect' : 'connection.connect')} />}
          {connected && (
            <Button variant="default" onClick={() => setEnding(true)}>
              {t('connection.disconnect')}
            </Button>
          )}
        </div>
      )}
      {isEnding && <EndConnection onClose={() => setEnding(false)} />}
    </section>
  );
}
