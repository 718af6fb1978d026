import type { UserResponse } from '@firn/shared-contracts/api';
import { USER_STATE_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { ResourcePage } from '@firn/shared-ui/resource-page';
import type { ReactNode } from 'react';
import { userFrameTexts } from '../../i18n/de-CH/user-frame.ts';
import { StateMark } from '../state-mark.tsx';
import { USER_SECTIONS, userPath } from '../user-paths.ts';
import { ImpersonateButton } from './impersonate-button.tsx';
import { UserActions } from './user-actions.tsx';

const users = resource('users');

interface UserFrameProps {
  readonly id: string;
  children(user: UserResponse): ReactNode;
}

/** Name, number, state, actions and tabs of a person, the same on each of their pages. */
export function UserFrame({ id, children }: UserFrameProps) {
  const t = useTexts(userFrameTexts);
  const [first, ...others] = USER_SECTIONS;
  const tab = (section: (typeof USER_SECTIONS)[number]) => ({
    path: userPath({ id }, section),
    text: t(`sections.${section}`),
  });
  return (
    <ResourcePage
      resource={users}
      id={id}
      title={t('title')}
      nameOf={({ fullName, email }) => fullName || (email ?? t('title'))}
      codeOf={({ code }) => code && `G-${code}`}
      statusOf={({ userState }) =>
        userState && userState !== 'active' ? (
          <StateMark tone={userState === 'locked' ? 'bad' : 'waiting'}>
            {USER_STATE_LABELS[userState]}
          </StateMark>
        ) : null
      }
      actions={(user) => (
        <>
          <ImpersonateButton user={user} />
          <UserActions user={user} />
        </>
      )}
      tabs={[tab(first), ...others.map(tab)]}
    >
      {children}
    </ResourcePage>
  );
}
