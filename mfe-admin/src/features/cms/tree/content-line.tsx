import type { ContentTreeItem } from '@firn/shared-contracts/api';
import { pagePath } from '@firn/shared-contracts/content';
import { formatDateTime } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cmsTexts } from '../../../i18n/de-CH/cms.ts';
import { contentPath } from '../../../shared/cms-paths.ts';
import { ContentStanding } from '../publishing/content-state.tsx';
import styles from './tree.module.css';

interface ContentLineProps {
  readonly page: ContentTreeItem;
  /** Stands before the title. */
  readonly children?: ReactNode;
}

/** One page: what it is called, where it is, what it is for readers, and who changed it last. */
export function ContentLine({ page, children }: ContentLineProps) {
  const t = useTexts(cmsTexts);
  const at = formatDateTime(page.changedAt);
  return (
    <div className={styles.line}>
      <span className={styles.name}>
        {children}
        <Link to={contentPath(page)} data-row-stop>
          {page.title}
        </Link>
        <span className={styles.address}>{pagePath(page.completeSlug)}</span>
      </span>
      <ContentStanding {...page} />
      <span className={styles.change}>
        {page.changedBy ? t('changedBy', { at, who: page.changedBy }) : t('changed', { at })}
      </span>
    </div>
  );
}
