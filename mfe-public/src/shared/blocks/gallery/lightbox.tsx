import { useTexts } from '@firn/shared-ui/remote';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { blocksTexts } from '../../../i18n/de-CH/blocks.ts';
import { Picture, type PictureSource } from '../../picture/picture.tsx';
import styles from './lightbox.module.css';

export interface ShownPicture {
  readonly image: PictureSource;
  readonly caption: string;
}

interface LightboxProps {
  readonly pictures: readonly ShownPicture[];
  /** The one it opens with. */
  readonly start: number;
  readonly onClose: () => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The pictures of a gallery one by one, as large as the window. The browser's own dialog keeps and returns the focus. */
export function Lightbox({ pictures, start, onClose }: LightboxProps) {
  const t = useTexts(blocksTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const count = pictures.length;
  const shown = pictures[index];
  const turn = (step: 1 | -1) => setIndex((index + step + count) % count);
  const turnByKey = ({ key }: KeyboardEvent) => {
    const step = STEPS[key];
    if (step) turn(step);
  };
  if (!shown) return null;
  const label = t('gallery.label', { number: index + 1, count });
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={label}
      onClose={onClose}
      onKeyDown={turnByKey}
    >
      <div className={styles.frame}>
        <Picture key={index} image={shown.image} sizes="100vw" first />
      </div>
      <div className={styles.foot}>
        <p className={styles.words} aria-live="polite">
          <span className={styles.count}>{label}</span> {shown.caption}
        </p>
        {count > 1 && (
          <>
            <button type="button" aria-label={t('gallery.previous')} onClick={() => turn(-1)}>
              ←
            </button>
            <button type="button" aria-label={t('gallery.next')} onClick={() => turn(1)}>
              →
            </button>
          </>
        )}
        <button type="button" onClick={() => dialog.current?.close()}>
          {t('gallery.close')}
        </button>
      </div>
    </dialog>
  );
}
