import type { ContentTreeItem } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { cmsTexts } from '../../../i18n/de-CH/cms.ts';
import { ContentLine } from './content-line.tsx';
import styles from './tree.module.css';

/** Some pages under each other, wherever they stand in the tree. */
export function ContentLines({ pages }: { readonly pages: readonly ContentTreeItem[] }) {
  const t = useTexts(cmsTexts);
  return (
    <ul className={styles.found} aria-label={t('tree')}>
      {pages.map((page) => (
        <li key={page.id}>
          <ContentLine page={page} />
        </li>
      ))}
    </ul>
  );
}
