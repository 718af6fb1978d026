import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import styles from './tour-hero.module.css';

/**
 * The picture covers a frame that is higher than wide on phones, so its height decides how wide it is drawn:
 * 16:9 of the frame's height (tour-hero.module.css).
 */
const SIZES = {
  normal: '(max-width: 767px) max(100vw, 122vh), 100vw',
  tall: '(max-width: 767px) max(100vw, 172vh), 100vw',
};

interface TourHeroProps {
  readonly image: PictureSource | null;
  /** Short line above the title. */
  readonly kicker: string;
  readonly title: string;
  readonly subtitle: string;
  readonly tall?: boolean;
  readonly children?: ReactNode;
}

/** The picture at the top of a page, under the header, with the title on it. */
export function TourHero({ image, kicker, title, subtitle, tall = false, children }: TourHeroProps) {
  return (
    <div className={`${styles.hero} ${tall ? styles.tall : ''}`}>
      <div className={styles.frame}>
        <Picture image={image} sizes={tall ? SIZES.tall : SIZES.normal} first decorative />
      </div>
      <div className={styles.text}>
        {kicker !== '' && <p className={styles.kicker}>{kicker}</p>}
        <h1 className={styles.title}>{title}</h1>
        {subtitle !== '' && <p className={styles.subtitle}>{subtitle}</p>}
        {children}
      </div>
    </div>
  );
}
