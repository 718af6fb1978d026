import type { ConfirmationRequest } from '@firn/shared-contracts/api';
import { isApiError } from '@firn/shared-contracts/shell';
import { Button } from '@firn/shared-ui/mantine';
import { useHead, usePageParams, useSession, useShell, useTexts, whileSending } from '@firn/shared-ui/remote';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { emailLinkTexts } from '../../i18n/de-CH/email-link.ts';
import { Notice } from '../../shared/notice.tsx';
import { Region } from '../../shared/region.tsx';
import styles from './outcome.module.css';
import { Outcome } from './outcome.tsx';

/** What the link does: make the new address the account's, or give it the old one back. */
export type EmailLinkKind = 'confirm' | 'undo';

interface KindProps {
  readonly kind: EmailLinkKind;
}

function Done({ kind }: KindProps) {
  const t = useTexts(emailLinkTexts);
  const { user } = useSession();
  return (
    <Outcome title={t(`${kind}.doneTitle`)} text={t(`${kind}.done`)}>
      {kind === 'undo' && <Link to="/passwort-vergessen">{t('links.newPassword')}</Link>}
      {kind === 'confirm' && user && <Link to="/profil/konto">{t('links.security')}</Link>}
      {kind === 'confirm' && !user && <Link to="/login">{t('links.login')}</Link>}
      <Link to="/">{t('links.home')}</Link>
    </Outcome>
  );
}

function Over({ kind }: KindProps) {
  const t = useTexts(emailLinkTexts);
  return (
    <Outcome title={t('overTitle')} text={t(`over.${kind}`)}>
      <Link to="/profil/konto">{t('links.security')}</Link>
    </Outcome>
  );
}

/** The address is not back; of an undone change, all the rest is. */
function Taken({ kind }: KindProps) {
  const t = useTexts(emailLinkTexts);
  return (
    <Outcome title={t('takenTitle')} text={t(`taken.${kind}`)}>
      {kind === 'undo' && t('takenNext')}
    </Outcome>
  );
}

interface AskingProps extends KindProps {
  readonly isSending: boolean;
  readonly hasFailed: boolean;
  readonly onPress: () => void;
}

function Asking({ kind, isSending, hasFailed, onPress }: AskingProps) {
  const t = useTexts(emailLinkTexts);
  const { impersonator, user } = useSession();
  return (
    <Region>
      <div className={styles.page}>
        <h1 className={styles.title}>{t(`${kind}.title`)}</h1>
        <p className={styles.text}>{t(`${kind}.text`)}</p>
        {hasFailed && (
          <Notice tone="attention" title={t('failedTitle')}>
            <p>{t('failed')}</p>
          </Notice>
        )}
        {impersonator ? (
          <Notice>
            <p>{t('impersonating', { name: user?.fullName ?? '' })}</p>
          </Notice>
        ) : (
          <div>
            <Button size="md" loading={isSending} onClick={onPress}>
              {t(`${kind}.press`)}
            </Button>
          </div>
        )}
      </div>
    </Region>
  );
}

function UsedLink({ kind, code }: KindProps & { readonly code: string }) {
  const { api, session } = useShell();
  const use = useMutation({
    mutationFn: () => {
      const body: ConfirmationRequest = { verificationCode: code };
      return whileSending(api.post<void>(`/api/me/email/${kind}`, body, { quiet: true }));
    },
    // Without an answer the shell goes on showing the address of before, until the next page view.
    // Taking a change back that cannot be ends sessions, too.
    onSettled: () => void session.reload().catch(() => undefined),
  });
  const status = isApiError(use.error) ? use.error.status : null;
  if (use.isSuccess) return <Done kind={kind} />;
  // A code that was shortened by a mail program is refused as no code at all.
  if (status === 410 || status === 422) return <Over kind={kind} />;
  if (status === 409) return <Taken kind={kind} />;
  return (
    <Asking kind={kind} isSending={use.isPending} hasFailed={use.isError} onPress={() => use.mutate()} />
  );
}

/** A link of a mail: opening it changes nothing, because mail programs open links too (docs/domain/accounts.md#change-of-the-address). */
export function EmailLink({ kind }: KindProps) {
  const t = useTexts(emailLinkTexts);
  const { code = '' } = usePageParams();
  useHead({ title: t(`${kind}.title`), robots: 'noindex' });
  return <UsedLink key={code} kind={kind} code={code} />;
}
