import type { SessionUser } from '@firn/shared-contracts/shell';
import { useHead, useSession, useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { Link } from 'react-router';
import { ownAccountTexts } from '../../i18n/de-CH/own-account.ts';
import { Notice } from '../../shared/notice.tsx';
import { ProfileFrame } from '../../shared/profile-frame.tsx';
import { LoadingRegion, Region } from '../../shared/region.tsx';
import { EmailPart } from './email.part.tsx';
import styles from './own-account.module.css';
import { PasskeysPart } from './passkeys.part.tsx';
import { PasswordPart } from './password.part.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorPart } from './second-factor.part.tsx';
import { SessionsPart } from './sessions.part.tsx';

/** What an admin does who lacks the second factor that is demanded of them (docs/domain/accounts.md#second-factor). */
function Lacking() {
  const t = useTexts(ownAccountTexts);
  return (
    <Notice tone="attention" title={t('lacking.title')}>
      <p>{t('lacking.text')}</p>
      <ul className={styles.steps}>
        <li>{t('lacking.app')}</li>
        <li>{t('lacking.login')}</li>
      </ul>
    </Notice>
  );
}

function Security({ user }: { readonly user: SessionUser }) {
  const t = useTexts(ownAccountTexts);
  const { lacksSecondFactor = false, permissions } = useSession();
  const [didLack] = useState(lacksSecondFactor);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes)
    return (
      <Region>
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      </Region>
    );
  return (
    <ProfileFrame title={t('title')}>
      <div className={styles.page}>
        {lacksSecondFactor && <Lacking />}
        {didLack && permissions.isAdmin && <Link to="/admin">{t('lacking.done')}</Link>}
        <PasswordPart user={user} />
        <EmailPart user={user} />
        <SecondFactorPart user={user} onCodes={setCodes} />
        <PasskeysPart user={user} />
        <SessionsPart user={user} />
      </div>
    </ProfileFrame>
  );
}

function NotYours({ name }: { readonly name: string }) {
  const t = useTexts(ownAccountTexts);
  return (
    <ProfileFrame title={t('title')}>
      <Notice title={t('impersonating.title')}>
        <p>{t('impersonating.text', { name })}</p>
      </Notice>
    </ProfileFrame>
  );
}

/** `/profil/konto`; the shell's guard lets only logged-in visitors through. */
export function Page() {
  const t = useTexts(ownAccountTexts);
  const { user, impersonator } = useSession();
  useHead({ title: t('title'), robots: 'noindex' });
  if (!user) return <LoadingRegion />;
  return impersonator ? <NotYours name={user.fullName} /> : <Security key={user.id} user={user} />;
}
