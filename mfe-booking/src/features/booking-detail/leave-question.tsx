import { useLeaveQuestion } from '@firn/shared-ui/form';
import { useTexts, useTypedText } from '@firn/shared-ui/remote';
import { bookingChangesTexts } from '../../i18n/de-CH/booking-changes.ts';

const never = () => false;

/** Asks before what was typed is lost; `isAsked` while there is something. */
export function LeaveQuestion({ isAsked }: { readonly isAsked: boolean }) {
  const t = useTexts(bookingChangesTexts);
  useTypedText(isAsked);
  const texts = {
    title: t('person.leave.title'),
    text: t('person.leave.text'),
    stay: t('person.leave.stay'),
    go: t('person.leave.go'),
  };
  return useLeaveQuestion({ isAsked, mayLeave: never, texts });
}
