import { LOGIN_PATH } from '@firn/shared-contracts/domain';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { type ReactNode, useEffect, useState } from 'react';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import { LeaveDialog } from '../../shared/leave-dialog.tsx';

interface Question {
  readonly answer: (mayLeave: boolean) => void;
}

/**
 * Asks when the visitor leaves an unfinished booking; not between its own steps, and not for logging in, which
 * leads back. Answers the dialog to draw.
 */
export function useLeaveQuestion(bookingPath: string, isUnfinished: () => boolean): ReactNode {
  const { navigation } = useShell();
  const t = useTexts(bookingTexts);
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(
    () =>
      navigation.setBlocker((to) => {
        const isOwnStep = to.pathname === bookingPath || to.pathname.startsWith(`${bookingPath}/`);
        if (isOwnStep || to.pathname === LOGIN_PATH || !isUnfinished()) return true;
        return new Promise<boolean>((resolve) => {
          setQuestion({
            answer: (mayLeave) => {
              setQuestion(null);
              resolve(mayLeave);
            },
          });
        });
      }),
    [navigation, bookingPath, isUnfinished],
  );
  if (!question) return null;
  const texts = {
    title: t('leave.title'),
    text: t('leave.text'),
    stay: t('leave.stay'),
    go: t('leave.go'),
  };
  return <LeaveDialog texts={texts} onAnswer={question.answer} />;
}
