import type { BlockPicture } from '@firn/shared-contracts/content';
import { Picture } from '../picture/picture.tsx';
import type { BlockMedia } from './block-media.types.ts';
import styles from './blocks.module.css';
import { pictureOf } from './picture-of.ts';

interface FigureProps {
  readonly picture: BlockPicture;
  readonly media: readonly BlockMedia[];
  /** How wide it is drawn, as `sizes` wants it. */
  readonly sizes: string;
  /** Gives the figure its place. */
  readonly className?: string | undefined;
  /** Gives the picture its shape; its own where there is none. */
  readonly frame?: string | undefined;
}

/** A picture with its caption. */
export function Figure({ picture, media, sizes, className = '', frame }: FigureProps) {
  return (
    <figure className={className}>
      <div className={frame}>
        <Picture image={pictureOf(picture, media)} sizes={sizes} />
      </div>
      {picture.caption !== '' && <figcaption className={styles.caption}>{picture.caption}</figcaption>}
    </figure>
  );
}
