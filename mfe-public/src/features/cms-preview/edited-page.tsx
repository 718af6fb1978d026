import type { PreviewPage } from '@firn/shared-contracts/content';
import { useTexts } from '@firn/shared-ui/remote';
import { type ReactNode, useRef } from 'react';
import { cmsPreviewTexts } from '../../i18n/de-CH/cms-preview.ts';
import type { DrawnBlock } from '../../shared/block-parts/block-media.types.ts';
import styles from './cms-preview.module.css';
import { DrawnPage } from './drawn-page.tsx';
import { useChoosing } from './use-choosing.ts';
import { useEditor } from './use-editor.ts';

function Edited({ wanted: { page, selected } }: { readonly wanted: PreviewPage }) {
  const area = useRef<HTMLDivElement>(null);
  useChoosing(area, selected);
  const around = ({ id }: DrawnBlock, drawn: ReactNode) => (
    <div className={styles.block} data-block={id} data-selected={id === selected || undefined}>
      {drawn}
    </div>
  );
  return (
    <div ref={area}>
      <DrawnPage page={page} around={around} />
    </div>
  );
}

/** What somebody is writing, in the frame of their editor. */
export function EditedPage() {
  const t = useTexts(cmsPreviewTexts);
  const wanted = useEditor();
  if (wanted) return <Edited wanted={wanted} />;
  return (
    <div className={styles.waiting}>
      <h1>{t('title')}</h1>
      <p>{t('waiting')}</p>
    </div>
  );
}
