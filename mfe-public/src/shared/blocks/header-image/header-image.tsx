import type { BlockViewProps } from '../../block-parts/block-view.types.ts';
import { pictureOf } from '../../block-parts/picture-of.ts';
import { Picture } from '../../picture/picture.tsx';
import styles from './header-image.module.css';

/** The picture at the top of a page, as wide as the window, under the header. */
export function HeaderImage({ data, media }: BlockViewProps<'header-image'>) {
  return (
    <div className={styles.frame}>
      <Picture image={pictureOf(data.picture, media)} sizes="100vw" first />
    </div>
  );
}
