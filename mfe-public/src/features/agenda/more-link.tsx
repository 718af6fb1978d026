import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { agendaTexts } from '../../i18n/de-CH/agenda.ts';
import {
  type AgendaFilters,
  agendaPath,
  KEEP_SCROLL,
  LAST_PAGE,
  pageSize,
  shownOf,
} from './filters.logic.ts';
import styles from './more-link.module.css';

interface MoreLinkProps {
  readonly filters: AgendaFilters;
  readonly total: number;
  /** Dates on the page. */
  readonly shown: number;
}

/**
 * The next dates below those that are shown. The address says how many there are, in place of the one before, so that
 * the way back from a date leads to the same place of the same list.
 */
export function MoreLink({ filters, total, shown }: MoreLinkProps) {
  const t = useTexts(agendaTexts);
  if (total <= shownOf(filters)) return null;
  const next = Math.min(total - shown, pageSize(filters.view));
  const isLast = filters.page >= LAST_PAGE;
  return (
    <nav className={styles.more} aria-label={t('more.label')}>
      <p className={styles.position}>{t('more.position', { shown, total })}</p>
      {isLast ? (
        <p>{t('more.end')}</p>
      ) : (
        <Link
          className={styles.link}
          rel="next"
          replace
          state={KEEP_SCROLL}
          to={agendaPath({ ...filters, page: filters.page + 1 })}
        >
          {t('more.show', { count: next })}
        </Link>
      )}
    </nav>
  );
}
