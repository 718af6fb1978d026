import { Picture } from '../../picture/picture.tsx';
import type { BlockViewProps } from '../block-view.types.ts';
import { pictureOf } from '../picture-of.ts';
import styles from './header-image.module.css';

/** The picture at the top of a page, as wide as the window, under the header. */
export function HeaderImage({ data, media }: BlockViewProps<'header-image'>) {
  return (
    <div className={styles.frame}>
      <Picture image={pictureOf(data.picture, media)} sizes="100vw" first />
    </div>
  );
}
