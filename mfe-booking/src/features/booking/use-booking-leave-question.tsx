import { LOGIN_PATH } from '@firn/shared-contracts/domain';
import type { NavigationLocation } from '@firn/shared-contracts/shell';
import { useLeaveQuestion } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { type ReactNode, useCallback } from 'react';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';

/**
 * Asks before the visitor leaves an unfinished booking; not between its own steps, and not for logging in, which
 * leads back. Returns the dialog to render.
 */
export function useBookingLeaveQuestion(bookingPath: string, isUnfinished: () => boolean): ReactNode {
  const t = useTexts(bookingTexts);
  const mayLeave = useCallback(
    ({ pathname }: NavigationLocation) => {
      const isOwnStep = pathname === bookingPath || pathname.startsWith(`${bookingPath}/`);
      return isOwnStep || pathname === LOGIN_PATH || !isUnfinished();
    },
    [bookingPath, isUnfinished],
  );
  const texts = {
    title: t('leave.title'),
    text: t('leave.text'),
    stay: t('leave.stay'),
    go: t('leave.go'),
  };
  return useLeaveQuestion({ isAsked: true, mayLeave, texts });
}
