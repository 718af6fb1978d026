import type { ContentTreeItem } from '@firn/shared-contracts/api';
import { START_PAGE } from '@firn/shared-contracts/content';
import { useTexts } from '@firn/shared-ui/remote';
import { SortableTree } from '@firn/shared-ui/tree';
import { useState } from 'react';
import { cmsTexts } from '../../../i18n/de-CH/cms.ts';
import { ContentLine } from './content-line.tsx';
import { nodeOf, openAtFirst, parentsIn, shownOf } from './content-nodes.logic.ts';
import styles from './tree.module.css';
import { useMoveContent } from './use-move-content.ts';

interface ToggleProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Toggle({ title, isOpen, onToggle }: ToggleProps) {
  const t = useTexts(cmsTexts);
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-label={t('below', { title })}
      onClick={onToggle}
    >
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d="M4 2l4 4-4 4" />
      </svg>
    </button>
  );
}

/** The pages of the site as they stand below each other; the start page stands above all (docs/domain/content.md#pages). */
export function ContentTree({ pages }: { readonly pages: readonly ContentTreeItem[] }) {
  const t = useTexts(cmsTexts);
  const [open, setOpen] = useState(() => openAtFirst(pages));
  const { move, failure } = useMoveContent(pages, open);
  const home = pages.find(({ completeSlug }) => completeSlug === START_PAGE);
  const parents = parentsIn(pages);
  const toggle = (iri: string) =>
    setOpen((now) => {
      const next = new Set(now);
      if (!next.delete(iri)) next.add(iri);
      return next;
    });
  return (
    <>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {home && (
        <div className={styles.home}>
          <ContentLine page={home} />
        </div>
      )}
      <SortableTree
        label={t('tree')}
        items={shownOf(pages, open)}
        nodeOf={nodeOf}
        labelOf={({ title }) => title}
        onMove={move}
      >
        {(page) => (
          <ContentLine page={page}>
            {parents.has(page['@id']) && (
              <Toggle
                title={page.title}
                isOpen={open.has(page['@id'])}
                onToggle={() => toggle(page['@id'])}
              />
            )}
          </ContentLine>
        )}
      </SortableTree>
    </>
  );
}
