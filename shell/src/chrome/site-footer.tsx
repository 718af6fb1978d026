import { phoneHref } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import { FooterImage } from './footer-image.tsx';
import { PartnerMarks } from './partner-marks.tsx';
import styles from './site-footer.module.css';
import { SocialLinks } from './social-links.tsx';

function Contact() {
  const t = useTexts(shellTexts);
  const phone = t('company.phone');
  const email = t('company.email');
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{t('footer.contact')}</h2>
      <address className={styles.address}>
        {t('company.name')}
        <br />
        {t('company.street')}
        <br />
        {t('company.place')}
      </address>
      <p>
        <a href={phoneHref(phone)}>{phone}</a>
        <br />
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </section>
  );
}

function OpeningHours() {
  const t = useTexts(shellTexts);
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{t('company.openingHours.title')}</h2>
      <p>
        {t('company.openingHours.week')}
        <br />
        {t('company.openingHours.saturday')}
      </p>
    </section>
  );
}

function LegalLinks() {
  const { consent } = useFrame();
  const t = useTexts(shellTexts);
  const year = useShell().now().getFullYear();
  return (
    <div className={styles.legal}>
      <p>{t('footer.copyright', { year, name: t('company.name') })}</p>
      <nav aria-label={t('footer.legal')} className={styles.links}>
        <a href="/uber-uns">{t('footer.about')}</a>
        <a href="/impressum">{t('footer.imprint')}</a>
        <a href="/agb">{t('footer.terms')}</a>
        <button type="button" className={styles.linkButton} onClick={consent.reopen}>
          {t('footer.cookies')}
        </button>
      </nav>
    </div>
  );
}

export function SiteFooter() {
  const { chrome } = useFrame();
  return (
    <footer className={styles.footer}>
      {chrome.footerImage && <FooterImage image={chrome.footerImage} />}
      <div className={styles.inner}>
        <div className={styles.columns}>
          <Contact />
          <OpeningHours />
          <SocialLinks />
        </div>
        <PartnerMarks />
        <LegalLinks />
      </div>
    </footer>
  );
}
