import { isPlainClick, useTexts } from '@firn/shared-ui/remote';
import { type MouseEvent, useState } from 'react';
import { blocksTexts } from '../../../i18n/de-CH/blocks.ts';
import { BlockSection } from '../../block-parts/block-section.tsx';
import type { BlockViewProps } from '../../block-parts/block-view.types.ts';
import { pictureOf } from '../../block-parts/picture-of.ts';
import { Picture } from '../../picture/picture.tsx';
import styles from './gallery.module.css';
import { Lightbox, type ShownPicture } from './lightbox.tsx';

/** Small pictures that open large: in a dialog, or as files where no script runs. */
export function Gallery({ data: { title, pictures }, media }: BlockViewProps<'gallery'>) {
  const t = useTexts(blocksTexts);
  const [open, setOpen] = useState<number | null>(null);
  const shown = pictures.flatMap(({ picture }): ShownPicture[] => {
    const image = pictureOf(picture, media);
    return image ? [{ image, caption: picture.caption }] : [];
  });
  const openAt = (index: number) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpen(index);
  };
  return (
    <BlockSection title={title}>
      <ul className={styles.gallery}>
        {shown.map(({ image }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand here twice, and they never change places.
          <li key={index}>
            <a
              href={`${image.contentUrl}?width=1920`}
              aria-label={image.alt || t('gallery.open', { number: index + 1 })}
              onClick={openAt(index)}
            >
              <Picture
                image={image}
                sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 30vw, 46vw"
                decorative
              />
            </a>
          </li>
        ))}
      </ul>
      {open !== null && <Lightbox pictures={shown} start={open} onClose={() => setOpen(null)} />}
    </BlockSection>
  );
}
