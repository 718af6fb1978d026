import type { NavigationEntryResponse } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { cmsNavigationTexts } from '../../i18n/de-CH/cms-navigation.ts';
import styles from './header-picture.module.css';
import { visibleBelow } from './visible.logic.ts';

/** As many as stand in the header itself where there is room (docs/domain/screens.md#header). */
const INLINE = 3;

interface PictureProps {
  readonly all: readonly NavigationEntryResponse[];
}

function Branch({ all, parent }: PictureProps & { readonly parent: string | null }) {
  const entries = visibleBelow(parent, all);
  if (entries.length === 0) return null;
  return (
    <ul className={styles.branch}>
      {entries.map((entry) => (
        <li key={entry['@id']}>
          {entry.reference.name}
          <Branch all={all} parent={entry['@id']} />
        </li>
      ))}
    </ul>
  );
}

/** How the header and its menu will look to readers. Nothing in it can be followed. */
export function HeaderPicture({ all }: PictureProps) {
  const t = useTexts(cmsNavigationTexts);
  return (
    <figure className={styles.picture}>
      <figcaption>
        <h2 className={styles.title}>{t('preview')}</h2>
        <p className={styles.hint}>{t('previewHint')}</p>
      </figcaption>
      <div className={styles.site}>
        <ul className={styles.bar} aria-label={t('header')}>
          <li className={styles.logo}>Firn</li>
          {visibleBelow(null, all)
            .slice(0, INLINE)
            .map((entry) => (
              <li key={entry['@id']}>{entry.reference.name}</li>
            ))}
          <li>{t('menu')}</li>
        </ul>
        <div className={styles.menu}>
          <ul className={styles.branch}>
            <li>{t('start')}</li>
            <li className={styles.hint}>{t('remotes')}</li>
          </ul>
          <Branch all={all} parent={null} />
        </div>
      </div>
    </figure>
  );
}
