import type { MediaObjectResponse } from '@firn/shared-contracts/api';
import styles from './site-footer.module.css';

/** Widths in pixels (docs/domain/screens.md#footer). */
const WIDTHS = [450, 1024, 1920];

/** A decorative picture at the end of the page, hidden from screen readers. */
export function FooterImage({
  image: { contentUrl, width, height },
}: {
  readonly image: MediaObjectResponse;
}) {
  return (
    <img
      className={styles.image}
      src={`${contentUrl}?width=1024`}
      srcSet={WIDTHS.map((one) => `${contentUrl}?width=${one} ${one}w`).join(', ')}
      sizes="100vw"
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      alt=""
    />
  );
}
