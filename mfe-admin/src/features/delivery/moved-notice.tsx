import type { RemoteDescription } from '@firn/shared-contracts/delivery';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { deliveryTexts } from '../../i18n/de-CH/delivery.ts';
import styles from './notice.module.css';

interface MovedNoticeProps {
  readonly seen: RemoteDescription;
  readonly now: RemoteDescription;
  readonly onSeen: () => void;
}

/** Somebody else, or the gateway, changed the state this dialog was opened with. */
export function MovedNotice({ seen, now, onSeen }: MovedNoticeProps) {
  const t = useTexts(deliveryTexts);
  const before = seen.current ?? t('nothingLive');
  const current = now.current ?? t('nothingLive');
  return (
    <div className={styles.notice} role="alert">
      <p>{t(before === current ? 'moved.other' : 'moved.live', { before, current })}</p>
      <Button variant="default" onClick={onSeen}>
        {t('moved.seen')}
      </Button>
    </div>
  );
}
