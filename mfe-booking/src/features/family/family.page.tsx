import type { SessionUser } from '@firn/shared-contracts/shell';
import { useHead, useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { familyTexts } from '../../i18n/de-CH/family.ts';
import { familyQuery } from '../../shared/family.queries.ts';
import { profileQuery } from '../../shared/profile.queries.ts';
import { ProfileFrame } from '../../shared/profile-frame.tsx';
import { Failed, Loading, LoadingRegion } from '../../shared/region.tsx';
import { FamilyList } from './family-list.tsx';
import { MemberForm } from './member.form.tsx';
import { NEW, personIn } from './person-search.ts';

const PATH = '/profil/familie';

function Family({ user }: { readonly user: SessionUser }) {
  const { api } = useShell();
  const t = useTexts(familyTexts);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [left, setLeft] = useState<string | null>(null);
  const family = useQuery(familyQuery(api, user.id));
  const me = useQuery(profileQuery(api, user.id));
  const edited = personIn(search);
  const member = family.data?.find(({ id }) => id === edited) ?? null;
  if (edited === null || !family.data)
    return (
      <ProfileFrame title={t('title')} lead={t('lead')}>
        {family.data && <FamilyList members={family.data} left={left} />}
        {family.isPending && <Loading />}
        {family.isError && <Failed onRetry={() => void family.refetch()} />}
      </ProfileFrame>
    );
  if (!member && edited !== NEW) return <Navigate to={PATH} replace />;
  const title = member ? t('edit', { name: member.fullName }) : t('new');
  return (
    <ProfileFrame title={title}>
      {me.isPending ? (
        <Loading />
      ) : (
        <MemberForm
          key={edited}
          title={title}
          member={member}
          profile={me.data?.profile ?? null}
          onDone={(done) => {
            setLeft(done?.id ?? NEW);
            void navigate(PATH);
          }}
        />
      )}
    </ProfileFrame>
  );
}

/** `/profil/familie`; the shell's guard lets only logged-in visitors through. */
export function Page() {
  const t = useTexts(familyTexts);
  const { user } = useSession();
  useHead({ title: t('headTitle'), robots: 'noindex' });
  return user ? <Family key={user.id} user={user} /> : <LoadingRegion />;
}
