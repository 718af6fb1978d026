import { useTexts } from '@firn/shared-ui/remote';
import { blocksTexts } from '../../../i18n/de-CH/blocks.ts';
import type { BlockViewProps } from '../../block-parts/block-view.types.ts';
import { pictureOf } from '../../block-parts/picture-of.ts';
import { Picture } from '../../picture/picture.tsx';
import { videoOf } from './video.logic.ts';
import styles from './video.module.css';

/**
 * A still picture that leads to the film. No frame: the content security policy would have to allow its origin on every
 * page, and nobody is asked for consent whose click opens another site.
 */
export function Video({ data: { url, title, picture }, media }: BlockViewProps<'video'>) {
  const t = useTexts(blocksTexts);
  const video = videoOf(url);
  return (
    <figure className={styles.video}>
      <div className={styles.frame}>
        <Picture image={pictureOf(picture, media)} sizes="(min-width: 64rem) 52rem, 92vw" />
        <svg className={styles.sign} viewBox="0 0 48 48" aria-hidden="true">
          <circle cx="24" cy="24" r="24" />
          <path d="M19 15v18l15-9z" />
        </svg>
      </div>
      <figcaption className={styles.words}>
        {video ? (
          <a className={styles.link} href={video.url} target="_blank" rel="noopener noreferrer">
            {title}
          </a>
        ) : (
          <span className={styles.link}>{title}</span>
        )}
        {video && <span className={styles.note}>{t('video.where', { site: video.site })}</span>}
      </figcaption>
    </figure>
  );
}
