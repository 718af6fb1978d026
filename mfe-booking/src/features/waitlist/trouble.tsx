import { useTexts } from '@firn/shared-ui/remote';
import { waitlistTexts } from '../../i18n/de-CH/waitlist.ts';
import { Notice } from '../../shared/notice.tsx';
import { OfficeContact } from '../../shared/office-contact.tsx';
import type { AnswerTrouble } from './use-answer.ts';

/** Why an answer was not taken. */
export function Trouble({ trouble }: { readonly trouble: AnswerTrouble }) {
  const t = useTexts(waitlistTexts);
  switch (trouble.kind) {
    case 'too-late':
      return (
        <Notice tone="attention" title={t('tooLate.title')}>
          <p>{t('tooLate.text')}</p>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="attention" title={t('failed.title')}>
          <p>{t('failed.text')}</p>
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="attention" title={t('refused')}>
          <p>{trouble.detail}</p>
          <OfficeContact />
        </Notice>
      );
  }
}
