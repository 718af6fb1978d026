import { usePageParams, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { ResourcePage } from '@firn/shared-ui/resource-page';
import { useLocation } from 'react-router';
import { userTexts } from '../../i18n/de-CH/user.ts';
import { ImpersonateButton } from './impersonate-button.tsx';
import { UserOverview, UserRoles } from './user-facts.tsx';

const users = resource('users');

export function Page() {
  const t = useTexts(userTexts);
  const { id = '' } = usePageParams();
  const { pathname } = useLocation();
  const path = `/admin/user/${id}`;
  const tab = (section: keyof typeof userTexts.messages.sections) => ({
    path: `${path}/${section}`,
    text: t(`sections.${section}`),
  });
  return (
    <ResourcePage
      resource={users}
      id={id}
      title={t('title')}
      nameOf={({ fullName, email }) => fullName || (email ?? t('title'))}
      codeOf={({ code }) => code && `G-${code}`}
      actions={(user) => <ImpersonateButton user={user} />}
      tabs={[
        { path, text: t('sections.overview') },
        tab('bookings'),
        tab('lists'),
        tab('notes'),
        tab('roles'),
      ]}
    >
      {(user) => (pathname.endsWith('/roles') ? <UserRoles user={user} /> : <UserOverview user={user} />)}
    </ResourcePage>
  );
}
