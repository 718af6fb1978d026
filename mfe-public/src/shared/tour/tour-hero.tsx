import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import styles from './tour-hero.module.css';

interface TourHeroProps {
  readonly image: PictureSource | null;
  /** Short line above the title. */
  readonly kicker: string;
  readonly title: string;
  readonly subtitle: string;
  readonly tall?: boolean;
  readonly children?: ReactNode;
}

/** The picture a page begins with, under the header, and its title on it. */
export function TourHero({ image, kicker, title, subtitle, tall = false, children }: TourHeroProps) {
  return (
    <div className={`${styles.hero} ${tall ? styles.tall : ''}`}>
      <div className={styles.frame}>
        <Picture image={image} sizes="100vw" first decorative />
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
