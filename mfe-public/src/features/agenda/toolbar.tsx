import { useTexts } from '@firn/shared-ui/remote';
import { useAtom } from 'jotai';
import { Link } from 'react-router';
import { agendaTexts } from '../../i18n/de-CH/agenda.ts';
import { activeFilters } from './active-filters.logic.ts';
import { drawerOpenAtom } from './agenda.atoms.ts';
import { type AgendaFilters, agendaPath, KEEP_SCROLL, type View } from './filters.logic.ts';
import styles from './toolbar.module.css';

export const DRAWER_ID = 'agenda-filter';
export const DRAWER_BUTTON_ID = 'agenda-filter-open';

const VIEWS: readonly View[] = ['list', 'map'];

function ViewSwitch({ filters }: { readonly filters: AgendaFilters }) {
  const t = useTexts(agendaTexts);
  return (
    <nav className={styles.views} aria-label={t('view.label')}>
      {VIEWS.map((view) => (
        <Link
          key={view}
          to={agendaPath({ ...filters, view, page: 1 })}
          state={KEEP_SCROLL}
          aria-current={view === filters.view ? 'true' : undefined}
        >
          {t(`view.${view}`)}
        </Link>
      ))}
    </nav>
  );
}

/** A link to the filters, so that it works without JavaScript too (CSS `:target`). */
function DrawerButton({ filters }: { readonly filters: AgendaFilters }) {
  const t = useTexts(agendaTexts);
  const [isOpen, setOpen] = useAtom(drawerOpenAtom);
  const count = activeFilters(filters).length;
  return (
    <a
      id={DRAWER_BUTTON_ID}
      className={styles.open}
      href={`#${DRAWER_ID}`}
      aria-expanded={isOpen}
      onClick={(event) => {
        event.preventDefault();
        setOpen(true);
      }}
    >
      {count === 0 ? t('filter.open') : t('filter.openCount', { count })}
    </a>
  );
}

interface ToolbarProps {
  readonly filters: AgendaFilters;
  readonly total: number | null;
}

export function Toolbar({ filters, total }: ToolbarProps) {
  const t = useTexts(agendaTexts);
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        {total === null ? '' : t('count', { count: total })}
      </p>
      <DrawerButton filters={filters} />
      <ViewSwitch filters={filters} />
    </div>
  );
}
