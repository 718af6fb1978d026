import { Button } from '@firn/shared-ui/mantine';
import { useSession, useTexts } from '@firn/shared-ui/remote';
import { bookingTexts } from '../../../i18n/de-CH/booking.ts';
import { Notice } from '../../../shared/notice.tsx';

/** Says that the form is filled with what was typed before, and lets one begin anew. */
export function RestoredNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  const t = useTexts(bookingTexts);
  const { user } = useSession();
  return (
    <Notice title={t('restored.title')}>
      <p>{t(user ? 'restored.account' : 'restored.device')}</p>
      <Button variant="default" onClick={onDiscard}>
        {t('restored.discard')}
      </Button>
    </Notice>
  );
}
