import { useTexts } from '@firn/shared-ui/remote';
import type { UseQueryResult } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { agendaTexts } from '../../i18n/de-CH/agenda.ts';
import { drawerOpenAtom } from './agenda.atoms.ts';
import type { FilterOptions } from './agenda.queries.ts';
import styles from './filter-drawer.module.css';
import { FilterForm } from './filter-form.tsx';
import type { AgendaFilters } from './filters.logic.ts';
import { DRAWER_BUTTON_ID, DRAWER_ID } from './toolbar.tsx';
import type { ChangeFilters } from './use-agenda.ts';

/** Moves the focus into the open drawer, and back to its button when it closes. Escape closes. */
function useDrawerFocus(isOpen: boolean, close: () => void) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    panel.current?.focus();
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.getElementById(DRAWER_BUTTON_ID)?.focus();
    };
  }, [isOpen, close]);
  return panel;
}

interface FilterDrawerProps {
  readonly filters: AgendaFilters;
  readonly change: ChangeFilters;
  readonly options: UseQueryResult<FilterOptions>;
  readonly total: number | null;
}

/** The filters: a column on wide screens, a sheet over the page on phones. */
export function FilterDrawer({ filters, change, options, total }: FilterDrawerProps) {
  const t = useTexts(agendaTexts);
  const [isOpen, setOpen] = useAtom(drawerOpenAtom);
  const close = useRef(() => setOpen(false)).current;
  const panel = useDrawerFocus(isOpen, close);
  return (
    <aside
      ref={panel}
      id={DRAWER_ID}
      className={styles.drawer}
      data-open={isOpen || undefined}
      tabIndex={-1}
      aria-label={t('filter.title')}
    >
      <div className={styles.top}>
        <h2 className={styles.title}>{t('filter.title')}</h2>
        <a
          className={styles.close}
          href={`#${DRAWER_BUTTON_ID}`}
          onClick={(event) => {
            event.preventDefault();
            close();
          }}
        >
          <span className={styles.closeText}>{t('filter.close')}</span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 5l14 14M19 5L5 19" />
          </svg>
        </a>
      </div>
      <FilterForm filters={filters} change={change} options={options} />
      <p className={styles.done}>
        <button type="button" className={styles.show} onClick={close}>
          {total === null ? t('filter.close') : t('filter.show', { count: total })}
        </button>
      </p>
    </aside>
  );
}
