import { useHydrated, useShell, useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { blocksTexts } from '../../../i18n/de-CH/blocks.ts';
import type { BlockViewProps } from '../../block-parts/block-view.types.ts';
import styles from './newsletter.module.css';
import { SignUp } from './sign-up.tsx';

/** The page that has the same form. */
const FORM_PATH = '/register/newsletter';

/** Orders the newsletter. A shell before contract 1.6 has no captcha for it: there a link leads to the form. */
export function Newsletter({ data: { title, text } }: BlockViewProps<'newsletter'>) {
  const t = useTexts(blocksTexts);
  const { captchas } = useShell();
  const isOldShell = useHydrated() && !captchas;
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{title}</h2>
      {text !== '' && <p className={styles.text}>{text}</p>}
      {isOldShell ? (
        <Link className={styles.button} to={FORM_PATH}>
          {t('newsletter.submit')}
        </Link>
      ) : (
        <SignUp />
      )}
      <noscript>
        <a href={FORM_PATH}>{t('newsletter.elsewhere')}</a>
      </noscript>
    </section>
  );
}
