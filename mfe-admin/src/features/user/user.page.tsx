import { isApiError } from '@firn/shared-contracts/shell';
import { useErrorPage, useHead, usePageParams, useShell, useTexts } from '@firn/shared-ui/remote';
import { TabLinks } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { userTexts } from '../../i18n/de-CH/user.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { PageSkeleton } from '../../shared/page-skeleton.tsx';
import { useBreadcrumb } from '../../shared/use-breadcrumb.ts';
import { ImpersonateButton } from './impersonate-button.tsx';
import { userQuery } from './user.queries.ts';
import { UserOverview, UserRoles } from './user-facts.tsx';

const SECTIONS = ['overview', 'bookings', 'lists', 'notes', 'roles'] as const;

export function Page() {
  const t = useTexts(userTexts);
  const { api } = useShell();
  const { id = '' } = usePageParams();
  const { pathname } = useLocation();
  const { data: user, error, refetch } = useQuery(userQuery(api, id));
  const isMissing = isApiError(error) && error.status === 404;
  const name = user ? user.fullName || user.email : null;
  useErrorPage(isMissing ? 404 : null);
  useBreadcrumb(name);
  useHead({ title: name ?? t('loadingTitle'), robots: 'noindex' });
  if (isMissing) return null;
  if (error && !user) return <LoadFailed onRetry={() => void refetch()} />;
  if (!user) return <PageSkeleton />;
  const path = `/admin/user/${id}`;
  return (
    <>
      <PageHead title={name ?? t('loadingTitle')} {...(user.code && { kicker: `G-${user.code}` })}>
        <ImpersonateButton user={user} />
      </PageHead>
      <TabLinks
        label={t('sections.label')}
        tabs={SECTIONS.map((section) => ({
          path: section === 'overview' ? path : `${path}/${section}`,
          text: t(`sections.${section}`),
        }))}
      />
      {pathname.endsWith('/roles') ? <UserRoles user={user} /> : <UserOverview user={user} />}
    </>
  );
}
