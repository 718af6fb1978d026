import { formatPhone, phoneHref } from '@firn/shared-ui/format';
import styles from './phone-link.module.css';

/** A number to call, kept on one line. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a href={phoneHref(phone)} className={styles.phone}>
      {formatPhone(phone)}
    </a>
  );
}
