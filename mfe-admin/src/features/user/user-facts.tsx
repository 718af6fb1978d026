import type { UserResponse } from '@firn/shared-contracts/api';
import { GUIDE_LEVEL_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { userTexts } from '../../i18n/de-CH/user.ts';
import { Facts } from '../../shared/facts.tsx';
import { PhoneLink } from '../../shared/phone-link.tsx';
import { ROLES } from '../../shared/roles.ts';

interface UserProps {
  readonly user: UserResponse;
}

export function UserOverview({ user }: UserProps) {
  const t = useTexts(userTexts);
  const { code, customerId, email, phone } = user;
  return (
    <Facts
      facts={[
        [t('facts.number'), code && `G-${code}`],
        [t('facts.customer'), customerId],
        [t('facts.email'), email && <a href={`mailto:${email}`}>{email}</a>],
        [t('facts.phone'), phone && <PhoneLink phone={phone} />],
        [t('facts.city'), user.city],
        [t('facts.website'), t(user.presentedOnWebsite ? 'yes' : 'no')],
        [t('facts.portrait'), user.portraitText],
      ]}
    />
  );
}

export function UserRoles({ user }: UserProps) {
  const t = useTexts(userTexts);
  const yesOrNo = (value: boolean) => t(value ? 'yes' : 'no');
  const roles = ROLES.filter((role) => user.roles.includes(role));
  const groups = user.groups.map((group) => (group === 'partner' ? t('roles.partner') : group));
  return (
    <Facts
      facts={[
        [t('roles.roles'), roles.map((role) => t(`roles.names.${role}`)).join(', ') || t('roles.none')],
        [t('roles.groups'), groups.join(', ') || t('roles.none')],
        [t('roles.level'), user.guideLevel && GUIDE_LEVEL_LABELS[user.guideLevel]],
        [t('roles.guiding'), yesOrNo(user.currentlyGuiding)],
        [t('roles.spontaneous'), yesOrNo(user.spontaneousTourPermission)],
        [t('roles.create'), yesOrNo(user.tourCreatePermission)],
      ]}
    />
  );
}
