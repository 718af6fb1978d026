import type { MeResponse } from '@firn/shared-contracts/api';
import { formatPhone } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { profileTexts } from '../../i18n/de-CH/profile.ts';
import styles from './profile.module.css';

/** Contact data, to be read only. */
export function Contact({ me }: { readonly me: MeResponse }) {
  const t = useTexts(profileTexts);
  const { profile } = me;
  const town = [profile?.postalCode, profile?.city].filter(Boolean).join(' ');
  const address = [profile?.address, town].filter(Boolean).join(', ');
  const missing = t('contact.missing');
  return (
    <section>
      <h2 className={styles.heading}>{t('contact.title')}</h2>
      <dl className={styles.facts}>
        <dt>{t('contact.email')}</dt>
        <dd>{me.email ?? missing}</dd>
        <dt>{t('contact.phone')}</dt>
        <dd className={styles.phone}>{profile?.phone ? formatPhone(profile.phone) : missing}</dd>
        <dt>{t('contact.address')}</dt>
        <dd>{address || missing}</dd>
      </dl>
      <Link to="/profil/daten">{t('contact.change')}</Link>
    </section>
  );
}
