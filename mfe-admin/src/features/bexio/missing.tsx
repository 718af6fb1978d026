import type { BexioResponse } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { useId } from 'react';
import { bexioTexts } from '../../i18n/de-CH/bexio.ts';
import styles from './bexio.module.css';

/** List of what has no tax or account yet, by name. */
export function Missing({ connection: { missing } }: { readonly connection: BexioResponse }) {
  const t = useTexts(bexioTexts);
  const title = useId();
  if (missing.length === 0) return <p className={styles.note}>{t('missing.none')}</p>;
  return (
    <section aria-labelledby={title} className={styles.section}>
      <h2 id={title}>{t('missing.title')}</h2>
      <ul>
        {missing.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  );
}
