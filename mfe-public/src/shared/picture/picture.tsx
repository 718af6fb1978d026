import type { MediaObjectResponse } from '@firn/shared-contracts/api';
import type { BlockFocus } from '@firn/shared-contracts/content';
import styles from './picture.module.css';
import { Ridge } from './ridge.tsx';

/** The parts of a media object that a picture needs. */
export interface PictureSource extends Pick<MediaObjectResponse, 'contentUrl' | 'width' | 'height' | 'alt'> {
  readonly focus?: BlockFocus;
}

/**
 * Widths the API serves (shared-contracts/api `MEDIA_WIDTHS`). Written out, because importing the constant
 * brings TypeBox into every page (15 kB).
 */
const WIDTHS = [320, 450, 640, 768, 1024, 1440, 1920];

function srcSetOf({ contentUrl, width }: PictureSource): string {
  const useful = WIDTHS.filter((candidate, index) => index === 0 || candidate <= width);
  return useful.map((candidate) => `${contentUrl}?width=${candidate} ${candidate}w`).join(', ');
}

interface PictureProps {
  readonly image: PictureSource | null;
  /** How wide the picture is drawn, as `sizes` wants it. */
  readonly sizes: string;
  /** The picture at the top of the page: loaded at once. Others load when they come near. */
  readonly first?: boolean;
  /** Adds nothing to the text beside it. */
  readonly decorative?: boolean;
}

/** A picture that fills its frame; a drawn ridge where there is none. */
export function Picture({ image, sizes, first = false, decorative = false }: PictureProps) {
  if (!image) return <Ridge />;
  return (
    <img
      className={styles.picture}
      data-x={image.focus?.x}
      data-y={image.focus?.y}
      src={`${image.contentUrl}?width=640`}
      srcSet={srcSetOf(image)}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={decorative ? '' : (image.alt ?? '')}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
