import { LOGIN_PATH } from '@firn/shared-contracts/domain';
import { useState } from 'react';
import { Button } from '../../mantine/button.ts';
import { useObservable, useShell } from '../../remote/shell-context.tsx';
import { useOnline } from '../../remote/use-online.ts';
import type { Failure } from './form-core.ts';
import { FORM_TEXTS } from './form-texts.ts';

interface FailedSaveProps {
  readonly failure: Failure;
  /** Sends what is typed once more. */
  readonly onAgain: () => void;
}

function Again({ onAgain }: Pick<FailedSaveProps, 'onAgain'>) {
  return (
    <Button variant="default" size="compact-sm" onClick={onAgain}>
      {FORM_TEXTS.again}
    </Button>
  );
}

/** Logging in happens in another window, so that nothing typed here is lost. */
function SessionEnded({ onAgain }: Pick<FailedSaveProps, 'onAgain'>) {
  const { pathname } = useObservable(useShell().navigation).location;
  return (
    <>
      <p>
        {FORM_TEXTS.sessionEnded}{' '}
        <a href={`${LOGIN_PATH}?weiter=${encodeURIComponent(pathname)}`} target="_blank" rel="noopener">
          {FORM_TEXTS.login}
        </a>
      </p>
      <Again onAgain={onAgain} />
    </>
  );
}

/** Without a network there is nothing to press; once it is back, one press goes on. */
function Unanswered({ onAgain }: Pick<FailedSaveProps, 'onAgain'>) {
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(!isOnline);
  if (!(isOnline || wasOffline)) setWasOffline(true);
  if (!isOnline) return <p>{FORM_TEXTS.offline}</p>;
  return (
    <>
      <p>{wasOffline ? FORM_TEXTS.backOnline : FORM_TEXTS.noAnswer}</p>
      <Again onAgain={onAgain} />
    </>
  );
}

/** Why nothing was saved, where it is not about single answers, and how to go on (docs/domain/forms.md#what-is-typed-stays). */
export function FailedSave({ failure, onAgain }: FailedSaveProps) {
  if (failure.kind === 'signed-out') return <SessionEnded onAgain={onAgain} />;
  if (failure.kind === 'offline') return <Unanswered onAgain={onAgain} />;
  return <p>{failure.detail || FORM_TEXTS.failed}</p>;
}
