import type { NavigationEntryResponse } from '@firn/shared-contracts/api';
import { Button } from '@firn/shared-ui/mantine';
import { useHead, useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { WithEditor } from '@firn/shared-ui/resource-editor';
import { LoadFailed, PageSkeleton, TabLinks } from '@firn/shared-ui/resource-page';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { cmsNavigationTexts } from '../../i18n/de-CH/cms-navigation.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { StateMark } from '../../shared/state-mark.tsx';
import { MovableTree } from '../../shared/tree-moves/movable-tree.tsx';
import { useCmsTabs } from '../../shared/use-cms-tabs.ts';
import { HeaderPicture } from './header-picture.tsx';
import styles from './navigation.module.css';
import { navigationEntryForm } from './navigation-entry-form.tsx';
import { usePages } from './use-pages.ts';
import { unseenBecause } from './visible.logic.ts';

const navigationEntries = resource('navigation_entries');

interface TreeProps {
  readonly all: readonly NavigationEntryResponse[];
  readonly hrefOf: (entry: NavigationEntryResponse) => string;
}

function Entry({ entry, all, hrefOf }: TreeProps & { readonly entry: NavigationEntryResponse }) {
  const t = useTexts(cmsNavigationTexts);
  const unseen = unseenBecause(entry, all);
  const isOutside = entry.path.startsWith('https:');
  return (
    <div className={styles.entry} data-row-key={entry.id}>
      <Link to={hrefOf(entry)} state={{ keepScroll: true }} data-row-stop>
        {entry.reference.name}
      </Link>
      <span className={styles.path}>
        {entry.path}
        {isOutside && ` (${t('outside')})`}
      </span>
      <span>
        {unseen && <StateMark tone={unseen === 'pageHidden' ? 'waiting' : 'quiet'}>{t(unseen)}</StateMark>}
      </span>
    </div>
  );
}

function NavigationTree({ all, hrefOf }: TreeProps) {
  const t = useTexts(cmsNavigationTexts);
  return (
    <div className={styles.menu}>
      <MovableTree
        resource={navigationEntries}
        label={t('tree')}
        all={all}
        labelOf={({ reference }) => reference.name}
        failureOf={(reason) => t('moveFailed', { reason })}
        empty={t('empty')}
      >
        {(entry) => <Entry entry={entry} all={all} hrefOf={hrefOf} />}
      </MovableTree>
      <HeaderPicture all={all} />
    </div>
  );
}

/** The menu of the site, as the tree it is. */
export function Page() {
  const t = useTexts(cmsNavigationTexts);
  const { api } = useShell();
  const { label, tabs } = useCmsTabs();
  const { data, error, refetch } = useQuery(navigationEntries.list(api, { pagination: false }));
  const pages = usePages();
  useHead({ title: t('title'), robots: 'noindex' });
  const all = data?.['hydra:member'];
  return (
    <WithEditor resource={navigationEntries} form={navigationEntryForm(all ?? [], pages, t)}>
      {({ hrefOf, createHref }) => (
        <>
          <PageHead title={t('title')}>
            <Button component={Link} to={createHref}>
              {t('new')}
            </Button>
          </PageHead>
          <TabLinks label={label} tabs={tabs} />
          {all && <NavigationTree all={all} hrefOf={hrefOf} />}
          {!all && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PageSkeleton />)}
        </>
      )}
    </WithEditor>
  );
}
