import { Button } from '@firn/shared-ui/mantine';
import { useSession, useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { savedViewsTexts } from '../../../i18n/de-CH/saved-views.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import styles from './saved-views.module.css';
import { readViews, type SavedView, viewSearch, writeViews } from './view-store.ts';

interface SavedViewsProps {
  /** Names the list among others. */
  readonly list: string;
}

/** Views of a list by name: links to its address with filters and order, kept per person on this device. */
export function SavedViews({ list }: SavedViewsProps) {
  const t = useTexts(savedViewsTexts);
  const userId = useSession().user?.id ?? 'anonymous';
  const { pathname, search } = useLocation();
  const [views, setViews] = useState(() => readViews(userId, list));
  const [isSaving, setSaving] = useState(false);
  const current = viewSearch(search);
  const change = (next: readonly SavedView[]) => {
    setViews(next);
    writeViews(userId, list, next);
  };
  const isKnown = views.some((view) => view.search === current);
  if (views.length === 0 && current === '') return null;
  return (
    <nav aria-label={t('label')} className={styles.views}>
      <ul className={styles.list}>
        {views.map((view) => (
          <li key={view.name}>
            <Link
              to={`${pathname}?${view.search}`}
              aria-current={view.search === current ? 'page' : undefined}
            >
              {view.name}
            </Link>
            <button
              type="button"
              className={styles.remove}
              aria-label={t('remove', { name: view.name })}
              onClick={() => change(views.filter(({ name }) => name !== view.name))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {current !== '' && !isKnown && (
        <Button variant="subtle" size="compact-sm" onClick={() => setSaving(true)}>
          {t('save')}
        </Button>
      )}
      {isSaving && (
        <SaveViewDialog
          views={views}
          onSave={(name) => {
            change([...views, { name, search: current }]);
            setSaving(false);
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </nav>
  );
}
