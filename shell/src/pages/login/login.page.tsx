import type { LoginRequest } from '@firn/shared-contracts/api';
import { useObservable, useTexts } from '@firn/shared-ui/remote';
import { useEffect, useState } from 'react';
import { startOf } from '../../chrome/menu-entries.ts';
import { loginTexts } from '../../i18n/de-CH/login.ts';
import { useFrame } from '../../model/frame-model.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { loginTarget } from './login-target.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import { Unconfirmed } from './unconfirmed.tsx';

/** Whoever is logged in continues to where they wanted to go. */
function useOnward(): void {
  const { registry, session, shell } = useFrame();
  const state = useObservable(session);
  const start = startOf(useObservable(registry), state);
  const isLoggedIn = state.user !== null;
  useEffect(() => {
    if (!isLoggedIn) return;
    const { search } = shell.navigation.get().location;
    shell.navigation.replace(loginTarget(search, window.location.origin, start));
  }, [isLoggedIn, start, shell]);
}

type Step =
  | { readonly name: 'credentials'; readonly email?: string }
  | { readonly name: 'second-factor'; readonly credentials: LoginRequest }
  | { readonly name: 'unconfirmed'; readonly email: string };

export function Page() {
  const t = useTexts(loginTexts);
  const [step, setStep] = useState<Step>({ name: 'credentials' });
  useOnward();
  if (step.name === 'unconfirmed') return <Unconfirmed email={step.email} />;
  if (step.name === 'second-factor') {
    const { credentials } = step;
    return (
      <SecondFactorForm
        credentials={credentials}
        title={t('secondFactor.title')}
        onBack={() => setStep({ name: 'credentials', email: credentials.email })}
      />
    );
  }
  return (
    <CredentialsForm
      email={step.email}
      onSecondFactor={(credentials) => setStep({ name: 'second-factor', credentials })}
      onUnconfirmed={(email) => setStep({ name: 'unconfirmed', email })}
    />
  );
}
