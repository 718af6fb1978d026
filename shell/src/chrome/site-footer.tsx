import { useObservable, useShell, useTexts } from '@firn/shared-ui/remote';
import { shellTexts } from '../i18n/shell-texts.ts';
import { useFrame } from '../model/frame-model.tsx';
import { CompanyPhone } from './company-phone.tsx';
import { FooterImage } from './footer-image.tsx';
import { FrameSlot } from './frame-slot.tsx';
import { declaredEntries, pageEntries } from './menu-entries.ts';
import { OpeningHours } from './opening-hours.tsx';
import { PartnerMarks } from './partner-marks.tsx';
import styles from './site-footer.module.css';
import { SocialLinks } from './social-links.tsx';

/** The address within the page that «Menü» leads to where no script runs. */
export const FOOTER_MENU_ID = 'firn-menu-below';

/** All that stands at the top of the menu, which only a script opens. */
function AllPages() {
  const { chrome, registry, session } = useFrame();
  const t = useTexts(shellTexts);
  const declared = declaredEntries(useObservable(registry), 'header', useObservable(session));
  return (
    <nav id={FOOTER_MENU_ID} aria-label={t('header.allPages')} className={styles.links}>
      {[...declared, ...pageEntries(chrome.navigation)].map(({ id, path, name }) => (
        <a key={id ?? path} href={path}>
          {name}
        </a>
      ))}
    </nav>
  );
}

function Contact() {
  const t = useTexts(shellTexts);
  const { name, street, postalCode, city, phone, email } = useFrame().chrome.company;
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{t('footer.contact')}</h2>
      <address className={styles.address}>
        {[name, street, `${postalCode} ${city}`.trim()].filter(Boolean).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <p>
        <CompanyPhone />
        {phone && email && (
          <>
            <br />
            <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
      </p>
    </section>
  );
}

function Hours() {
  const t = useTexts(shellTexts);
  if (useFrame().chrome.company.openingHours.length === 0) return null;
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{t('footer.openingHours')}</h2>
      <div>
        <OpeningHours />
      </div>
    </section>
  );
}

function LegalLinks() {
  const { consent, chrome } = useFrame();
  const t = useTexts(shellTexts);
  // In UTC, because the server's clock and the browser's may show two years.
  const year = useShell().now().getUTCFullYear();
  return (
    <div className={styles.legal}>
      <p>{t('footer.copyright', { year, name: chrome.company.name })}</p>
      <nav aria-label={t('footer.legal')} className={styles.links}>
        <a href="/uber-uns">{t('footer.about')}</a>
        <a href="/impressum">{t('footer.imprint')}</a>
        <a href="/datenschutzerklarung">{t('footer.privacy')}</a>
        <a href="/agb">{t('footer.terms')}</a>
        {chrome.insurancePage && <a href={chrome.insurancePage}>{t('footer.insurance')}</a>}
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
          <Hours />
          <SocialLinks />
        </div>
        <noscript>
          <AllPages />
        </noscript>
        <FrameSlot name="frame-footer" />
        <PartnerMarks />
        <LegalLinks />
      </div>
    </footer>
  );
}
