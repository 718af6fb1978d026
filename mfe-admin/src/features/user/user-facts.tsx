import type { UserResponse } from '@firn/shared-contracts/api';
import { formatDate, formatDateTime } from '@firn/shared-ui/format';
import {
  GUIDE_LEVEL_LABELS,
  NEWSLETTER_STATE_LABELS,
  ROLE_LABELS,
  USER_STATE_LABELS,
} from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { userTexts } from '../../i18n/de-CH/user.ts';
import { userFieldsTexts } from '../../i18n/de-CH/user-fields.ts';
import { Facts } from '../../shared/facts.tsx';
import { PhoneLink } from '../../shared/phone-link.tsx';
import { ROLES } from '../../shared/roles.ts';
import styles from './user.module.css';

interface UserProps {
  readonly user: UserResponse;
}

/** What nobody types: number, state, since when. */
export function UserAccount({ user }: UserProps) {
  const t = useTexts(userTexts);
  const { code, hasAccount, createdAt, lastSeenAt, userState, newsletter } = user;
  const state = userState && USER_STATE_LABELS[userState];
  return (
    <div className={styles.account}>
      <Facts
        facts={[
          [t('facts.number'), code && `G-${code}`],
          [t('facts.state'), hasAccount || userState !== 'active' ? state : t('noAccount')],
          [t('facts.newsletter'), newsletter ? NEWSLETTER_STATE_LABELS[newsletter] : t('neverOrdered')],
          [t('facts.since'), createdAt && formatDate(createdAt)],
          [t('facts.lastSeen'), lastSeenAt && formatDateTime(lastSeenAt)],
        ]}
      />
    </div>
  );
}

/** An account that is not the visitor's to change. */
export function UserOverview({ user }: UserProps) {
  const t = useTexts(userTexts);
  const label = useTexts(userFieldsTexts);
  const { customerId, email, phone } = user;
  return (
    <>
      <p>{t('hints.readOnly')}</p>
      <Facts
        facts={[
          [label('customerId'), customerId],
          [label('email'), email && <a href={`mailto:${email}`}>{email}</a>],
          [label('phone'), phone && <PhoneLink phone={phone} />],
          [label('city'), user.city],
          [label('portraitText'), user.portraitText],
        ]}
      />
    </>
  );
}

export function UserRoles({ user }: UserProps) {
  const t = useTexts(userTexts);
  const label = useTexts(userFieldsTexts);
  const roles = ROLES.filter((role) => user.roles.includes(role));
  return (
    <>
      <p>{t('hints.readOnly')}</p>
      <Facts
        facts={[
          [label('roles'), roles.map((role) => ROLE_LABELS[role]).join(', ') || t('none')],
          [label('guideLevel'), user.guideLevel && GUIDE_LEVEL_LABELS[user.guideLevel]],
        ]}
      />
    </>
  );
}
