import { formatPhone, phoneHref } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { companyQuery } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { officeContactTexts } from '../i18n/de-CH/office-contact.ts';
import styles from './office-contact.module.css';

/** How to reach the office, where this page cannot help. */
export function OfficeContact() {
  const t = useTexts(officeContactTexts);
  const { api } = useShell();
  const { data } = useQuery(companyQuery(api));
  if (!data) return <p>{t('later')}</p>;
  return (
    <p>
      {t('reach')}{' '}
      <a className={styles.phone} href={phoneHref(data.phone)}>
        {formatPhone(data.phone)}
      </a>
      {', '}
      <a className={styles.email} href={`mailto:${data.email}`}>
        {data.email}
      </a>
    </p>
  );
}
