import type { PreviewedPage, PreviewPage } from '@firn/shared-contracts/content';
import { readPreviewMessage } from '@firn/shared-contracts/content';
import { useTexts } from '@firn/shared-ui/remote';
import { useElementSize } from '@mantine/hooks';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { contentEditorTexts } from '../../../i18n/de-CH/content-editor.ts';
import styles from './preview.module.css';

const PREVIEW_PATH = '/cms-preview';

interface PreviewFrameProps {
  readonly page: PreviewedPage;
  readonly selected: string | null;
  readonly onSelect: (block: string) => void;
  /** Pixels that the page believes to have; null for those that it has. */
  readonly width: number | null;
  readonly title?: string;
}

/** Listens to the frame, and says whether it listens; what others say in the window is not heard. */
function useFrame(frame: RefObject<HTMLIFrameElement | null>, onSelect: (block: string) => void) {
  const [isReady, setReady] = useState(false);
  const select = useRef(onSelect);
  select.current = onSelect;
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      const message = readPreviewMessage(data);
      if (message?.type === 'firn:preview-ready') setReady(true);
      if (message?.type === 'firn:preview-select') select.current(message.block);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame]);
  return isReady;
}

/** A page as the public remote shows it, in its live version (docs/domain/content.md#preview). */
export function PreviewFrame({ page, selected, onSelect, width, title }: PreviewFrameProps) {
  const t = useTexts(contentEditorTexts);
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useElementSize<HTMLDivElement>();
  const isReady = useFrame(frame, onSelect);
  useEffect(() => {
    if (!isReady) return;
    const message: PreviewPage = { type: 'firn:preview-page', page, selected };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [isReady, page, selected]);
  const scale = width !== null && box.width > 0 ? Math.min(1, box.width / width) : 1;
  return (
    <div ref={box.ref} className={styles.box}>
      {!isReady && <p className={styles.loading}>{t('preview.loading')}</p>}
      <iframe
        ref={frame}
        src={PREVIEW_PATH}
        title={title ?? t('preview.title')}
        className={styles.frame}
        style={
          width === null
            ? { width: '100%', height: '100%' }
            : {
                width: `${width}px`,
                height: `${100 / scale}%`,
                transform: `scale(${scale})`,
                marginInlineStart: `${Math.max(0, (box.width - width * scale) / 2)}px`,
              }
        }
      />
    </div>
  );
}
