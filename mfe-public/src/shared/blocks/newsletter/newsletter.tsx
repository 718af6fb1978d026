import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { blocksTexts } from '../../../i18n/de-CH/blocks.ts';
import type { BlockViewProps } from '../../block-parts/block-view.types.ts';
import styles from './newsletter.module.css';

/** Leads to the form, which stands on one page alone: its captcha is loaded there. */
export function Newsletter({ data: { title, text } }: BlockViewProps<'newsletter'>) {
  const t = useTexts(blocksTexts);
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{title}</h2>
      {text !== '' && <p className={styles.text}>{text}</p>}
      <Link className={styles.button} to="/register/newsletter">
        {t('newsletter.submit')}
      </Link>
    </section>
  );
}
