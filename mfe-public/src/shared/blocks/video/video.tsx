import { playerPath, VIDEO_SITES, videoOf } from '@firn/shared-contracts/content';
import { useHydrated, useObservable, useShell, useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { blocksTexts } from '../../../i18n/de-CH/blocks.ts';
import type { BlockViewProps } from '../../block-parts/block-view.types.ts';
import { pictureOf } from '../../block-parts/picture-of.ts';
import { Picture } from '../../picture/picture.tsx';
import styles from './video.module.css';

/**
 * A film behind its still picture. Only who agrees to cookies and plays it gets a frame, and that is one of ours
 * (docs/domain/content.md#videos); who takes the consent back loses it.
 */
export function Video({ data: { url, title, picture }, media }: BlockViewProps<'video'>) {
  const t = useTexts(blocksTexts);
  const { consent } = useShell();
  const isHydrated = useHydrated();
  const agrees = useObservable(consent) === true;
  const [isPlaying, setPlaying] = useState(false);
  const video = videoOf(url);
  const site = video && VIDEO_SITES[video.site];
  const play = () => {
    if (!agrees) consent.set(true);
    setPlaying(true);
  };
  const player = video?.id ? playerPath(video.site, video.id) : null;
  return (
    <figure className={styles.video}>
      <div className={styles.frame}>
        {player && isPlaying && agrees ? (
          <iframe
            className={styles.player}
            src={player}
            title={title}
            allow="autoplay; fullscreen"
            allowFullScreen
          />
        ) : (
          <>
            <Picture image={pictureOf(picture, media)} sizes="(min-width: 64rem) 52rem, 92vw" />
            {player && (
              <button type="button" className={styles.play} disabled={!isHydrated} onClick={play}>
                {t(isHydrated && agrees ? 'video.play' : 'video.agree')}
                <span className={styles.hidden}>: {title}</span>
              </button>
            )}
          </>
        )}
      </div>
      <figcaption className={styles.words}>
        <strong>{title}</strong>
        {site && (
          <span className={styles.note}>
            {player && `${t('video.note', { site })} `}
            <a href={video.url} target="_blank" rel="noopener noreferrer">
              {t('video.elsewhere', { site })}
            </a>
          </span>
        )}
      </figcaption>
    </figure>
  );
}
