import { phoneHref } from '@firn/shared-ui/format';
import { useObservable, useTexts } from '@firn/shared-ui/remote';
import { OpeningHours } from '../chrome/opening-hours.tsx';
import { byPhoneTexts } from '../i18n/de-CH/by-phone.ts';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import styles from './shell-page.module.css';

type ByPhonePageId = Exclude<keyof typeof byPhoneTexts.messages, 'contact' | 'phone' | 'email'>;

/** A page for something the office handles by phone for now: says so, and how to reach it. */
export function Page() {
  const t = useTexts(byPhoneTexts);
  const frame = useTexts(shellTexts);
  const { view, chrome } = useFrame();
  const { phone, email, openingHours } = chrome.company;
  const pageId = useObservable(view).match?.page.id as ByPhonePageId;
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t(`${pageId}.title`)}</h1>
      <p className={styles.lead}>{t(`${pageId}.text`)}</p>
      <h2 className={styles.subtitle}>{t('contact')}</h2>
      <dl className={styles.contact}>
        <dt>{t('phone')}</dt>
        <dd>
          <a href={phoneHref(phone)}>{phone}</a>
        </dd>
        <dt>{t('email')}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        {openingHours.length > 0 && (
          <>
            <dt>{frame('footer.openingHours')}</dt>
            <dd>
              <OpeningHours />
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
