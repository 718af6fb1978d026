import type { UserResponse } from '@firn/shared-contracts/api';
import { usePageParams, useSession } from '@firn/shared-ui/remote';
import { useLocation } from 'react-router';
import { Notes } from '../../shared/notes/notes.tsx';
import { mayChange } from '../../shared/user-frame/authority.logic.ts';
import { UserFrame } from '../../shared/user-frame/user-frame.tsx';
import { userSectionOf } from '../../shared/user-paths.ts';
import { RolesForm } from './roles-form.tsx';
import { UserExport } from './user-export.tsx';
import { UserAccount, UserOverview, UserRoles } from './user-facts.tsx';
import { UserForm } from './user-form.tsx';
import { UserHistory } from './user-history.tsx';
import { UserLists } from './user-lists.tsx';

function Section({ user }: { readonly user: UserResponse }) {
  const section = userSectionOf(useLocation().pathname);
  const isWritable = mayChange(useSession(), user);
  if (section === 'lists') return <UserLists user={user} />;
  if (section === 'notes') return <Notes subject={{ user: user['@id'] }} />;
  if (section === 'roles') return isWritable ? <RolesForm user={user} /> : <UserRoles user={user} />;
  return (
    <>
      <UserAccount user={user} />
      {isWritable ? <UserForm user={user} /> : <UserOverview user={user} />}
      <UserHistory user={user} />
      {isWritable && <UserExport user={user} />}
    </>
  );
}

/** A person: who it is, lists, notes and roles. */
export function Page() {
  const { id = '' } = usePageParams();
  return <UserFrame id={id}>{(user) => <Section user={user} />}</UserFrame>;
}
