import type { ContentTreeItem } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { cmsTexts } from '../../../i18n/de-CH/cms.ts';
import { ContentLine } from './content-line.tsx';
import { foundIn } from './content-nodes.logic.ts';
import styles from './tree.module.css';

interface FoundContentsProps {
  readonly pages: readonly ContentTreeItem[];
  readonly text: string;
}

/** The pages that a search finds, in the order of the tree. */
export function FoundContents({ pages, text }: FoundContentsProps) {
  const t = useTexts(cmsTexts);
  const found = foundIn(pages, text);
  return (
    <>
      <p role="status">{t('found', { count: found.length })}</p>
      <ul className={styles.found} aria-label={t('tree')}>
        {found.map((page) => (
          <li key={page.id}>
            <ContentLine page={page} />
          </li>
        ))}
      </ul>
    </>
  );
}
