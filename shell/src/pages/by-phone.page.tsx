import { phoneHref } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { OpeningHours } from '../chrome/opening-hours.tsx';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import styles from './shell-page.module.css';

const PAGE_IDS = [
  'passwort-vergessen',
  'register',
  'register-new',
  'register-invited',
  'register-confirm',
  'register-confirm-newsletter',
  'register-newsletter',
] as const;
type ByPhonePageId = (typeof PAGE_IDS)[number];

export function isByPhonePage(pageId: string): pageId is ByPhonePageId {
  return (PAGE_IDS as readonly string[]).includes(pageId);
}

/** A page for something the office handles by phone for now: says so, and how to reach it. */
export function ByPhonePage({ pageId }: { readonly pageId: ByPhonePageId }) {
  const t = useTexts(shellTexts);
  const { phone, email, openingHours } = useFrame().chrome.company;
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t(`byPhone.${pageId}.title`)}</h1>
      <p className={styles.lead}>{t(`byPhone.${pageId}.text`)}</p>
      <h2 className={styles.subtitle}>{t('byPhone.contact')}</h2>
      <dl className={styles.contact}>
        <dt>{t('byPhone.phone')}</dt>
        <dd>
          <a href={phoneHref(phone)}>{phone}</a>
        </dd>
        <dt>{t('byPhone.email')}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        {openingHours.length > 0 && (
          <>
            <dt>{t('footer.openingHours')}</dt>
            <dd>
              <OpeningHours />
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
