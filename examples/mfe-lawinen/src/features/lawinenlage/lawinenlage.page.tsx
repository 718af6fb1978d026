import { useHead, useTexts } from '@firn/shared-ui/remote';
import { lawinenlageTexts } from '../../i18n/de-CH/lawinenlage.ts';
import styles from './lawinenlage.module.css';

/** The European avalanche danger scale, https://www.slf.ch/de/lawinenbulletin-und-schneesituation. */
const DEGREES = [1, 2, 3, 4, 5] as const;
const BULLETIN = 'https://www.slf.ch/de/lawinenbulletin-und-schneesituation/';

export function Page() {
  const t = useTexts(lawinenlageTexts);
  useHead({ title: t('title'), description: t('description'), canonical: '/lawinen' });
  return (
    <article className={styles.page}>
      <h1>{t('title')}</h1>
      <p>{t('description')}</p>
      <ol className={styles.degrees}>
        {DEGREES.map((degree) => (
          <li key={degree}>
            <h2 className={styles.name}>{t('degree', { degree, name: t(`name.${degree}`) })}</h2>
            <p>{t(`advice.${degree}`)}</p>
          </li>
        ))}
      </ol>
      <p>
        <a href={BULLETIN}>{t('bulletin')}</a>
      </p>
      <p>{t('phone')}</p>
    </article>
  );
}
