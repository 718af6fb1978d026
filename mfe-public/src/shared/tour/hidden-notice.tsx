import { openedFrom } from '@firn/shared-contracts/shell';
import { useHydrated, useSession, useTexts } from '@firn/shared-ui/remote';
import { Link, useLocation } from 'react-router';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import styles from './hidden-notice.module.css';

interface HiddenNoticeProps {
  /** Leads whoever came from elsewhere to the record in the office. */
  readonly officePath: string;
}

/** Tells the office that guests do not see this page, and leads back (docs/domain/screens.md#hidden-pages). */
export function HiddenNotice({ officePath }: HiddenNoticeProps) {
  const t = useTexts(tourTexts);
  const { isAdmin } = useSession().permissions;
  const from = openedFrom(useLocation());
  const isHydrated = useHydrated();
  if (!isAdmin) return null;
  return (
    <div className={styles.notice} role="note">
      <p>{t('hidden.notice')}</p>
      {/* The server does not know where an entry of the history was opened from. */}
      <Link to={(isHydrated && from) || officePath}>{t('hidden.back')}</Link>
    </div>
  );
}
