import type { UserResponse } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useSession, useShell, useTexts } from '@firn/shared-ui/remote';
import { useMutation } from '@tanstack/react-query';
import { userFrameTexts } from '../../i18n/de-CH/user-frame.ts';
import { canImpersonate } from './authority.logic.ts';

/** Logs in as the user and goes to the start page. Renders nothing for users the visitor may not impersonate. */
export function ImpersonateButton({ user }: { readonly user: UserResponse }) {
  const t = useTexts(userFrameTexts);
  const { session, navigation, toasts } = useShell();
  const state = useSession();
  const name = user.fullName || (user.email ?? '');
  const impersonation = useMutation({
    mutationFn: (email: string) => session.impersonate(email),
    onSuccess: () => {
      if (navigation.get().location.pathname !== '/') navigation.push('/');
    },
    onError: () => toasts.add({ variant: 'error', text: t('impersonateFailed', { name }) }),
  });
  const { email } = user;
  if (email === null || !canImpersonate(state, user)) return null;
  return (
    <Button variant="default" loading={impersonation.isPending} onClick={() => impersonation.mutate(email)}>
      {t('impersonate', { name })}
    </Button>
  );
}
