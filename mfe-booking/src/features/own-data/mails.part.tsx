import {
  NEWSLETTER_CONSENT,
  type OwnNewsletterRequest,
  type OwnNewsletterResponse,
} from '@firn/shared-contracts/api';
import { isApiError, type SessionUser } from '@firn/shared-contracts/shell';
import { useSession, useShell, useTexts, whileSending } from '@firn/shared-ui/remote';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ownDataTexts } from '../../i18n/de-CH/own-data.ts';
import { FailedPart, LoadingPart, Part } from '../../shared/part.tsx';
import styles from './own-data.module.css';
import { NEWSLETTER_PATH, newsletterQuery } from './own-data.queries.ts';

type State = OwnNewsletterResponse['state'];

interface ChoiceProps {
  readonly state: State;
  readonly email: string;
  readonly onChoose: (subscribed: boolean) => void;
}

/** What one has, and what can be done with it. */
function Choice({ state, email, onChoose }: ChoiceProps) {
  const t = useTexts(ownDataTexts);
  const { impersonator } = useSession();
  const text = state === 'none' ? NEWSLETTER_CONSENT.text : t(`newsletter.${state}`, { email });
  return (
    <>
      <p>{text}</p>
      {impersonator && <p className={styles.quiet}>{t('newsletter.impersonating')}</p>}
      {!impersonator && (
        <div className={styles.actions}>
          {state !== 'subscribed' && (
            <button type="button" className={styles.button} onClick={() => onChoose(true)}>
              {t('newsletter.subscribe')}
            </button>
          )}
          {state !== 'none' && (
            <button type="button" className={styles.button} onClick={() => onChoose(false)}>
              {t('newsletter.unsubscribe')}
            </button>
          )}
        </div>
      )}
    </>
  );
}

/** docs/domain/accounts.md#newsletter */
function Newsletter({ user }: { readonly user: SessionUser }) {
  const { api } = useShell();
  const t = useTexts(ownDataTexts);
  const client = useQueryClient();
  const query = newsletterQuery(api, user.id);
  const newsletter = useQuery(query);
  const change = useMutation({
    mutationFn: (subscribed: boolean) => {
      const body: OwnNewsletterRequest = { subscribed };
      return whileSending(api.put<OwnNewsletterResponse>(NEWSLETTER_PATH, body, { quiet: true }));
    },
    onSuccess: (answer) => client.setQueryData(query.queryKey, answer),
  });
  const done = change.isSuccess ? t(change.variables ? 'newsletter.ordered' : 'newsletter.left') : '';
  const refusal = isApiError(change.error) && change.error.status < 500 ? change.error.problem.detail : '';
  return (
    <Part title={t('newsletter.title')} done={done}>
      <p className={styles.problem} role="alert">
        {change.isError && (refusal || t('newsletter.failed'))}
      </p>
      {newsletter.isPending && <LoadingPart />}
      {newsletter.isError && <FailedPart onRetry={() => void newsletter.refetch()} />}
      {newsletter.data && (
        <Choice
          state={newsletter.data.state}
          email={user.email}
          onChoose={(subscribed) => change.isPending || change.mutate(subscribed)}
        />
      )}
    </Part>
  );
}

/** Where our mails go, in which language, and which of them one wants. */
export function MailsPart({ user }: { readonly user: SessionUser }) {
  const t = useTexts(ownDataTexts);
  return (
    <>
      <Part title={t('mails.title')}>
        <dl className={styles.facts}>
          <dt>{t('mails.address')}</dt>
          <dd>
            {user.email} <Link to="/profil/konto">{t('mails.change')}</Link>
          </dd>
          <dt>{t('mails.language')}</dt>
          <dd>{t('mails.german')}</dd>
        </dl>
      </Part>
      <Newsletter user={user} />
    </>
  );
}
