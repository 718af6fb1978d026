import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { agendaTexts } from '../../i18n/de-CH/agenda.ts';
import { type AgendaFilters, agendaPath, pageCount } from './filters.logic.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  readonly filters: AgendaFilters;
  readonly total: number;
}

export function Pagination({ filters, total }: PaginationProps) {
  const t = useTexts(agendaTexts);
  const pages = pageCount(filters.view, total);
  const { page } = filters;
  if (pages === 1 || page > pages) return null;
  const to = (target: number) => agendaPath({ ...filters, page: target });
  return (
    <nav className={styles.pages} aria-label={t('pages.label')}>
      {page > 1 && (
        <Link className={styles.previous} rel="prev" to={to(page - 1)}>
          {t('pages.previous')}
        </Link>
      )}
      <p className={styles.position}>{t('pages.position', { page, pages })}</p>
      {page < pages && (
        <Link className={styles.next} rel="next" to={to(page + 1)}>
          {t('pages.next')}
        </Link>
      )}
    </nav>
  );
}
