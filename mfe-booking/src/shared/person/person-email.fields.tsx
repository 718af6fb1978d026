import { TextField } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { personFormTexts } from '../../i18n/de-CH/person-form.ts';
import styles from './fields.module.css';

function ViaBooker({ bookerEmail }: { readonly bookerEmail: string | undefined }) {
  const t = useTexts(personFormTexts);
  return (
    <div role="status">
      <p className={styles.legend}>{t('fields.email')}</p>
      <p className={styles.hint}>{bookerEmail ? t('viaBookerAt', { email: bookerEmail }) : t('viaBooker')}</p>
    </div>
  );
}

interface PersonEmailProps {
  readonly path: string;
  readonly bookerEmail: string | undefined;
  /** Stands below an address of one's own. */
  readonly children?: ReactNode;
}

/** The e-mail address of a companion: their own, or the booker gets the mail. */
export function PersonEmail({ path, bookerEmail, children }: PersonEmailProps) {
  const t = useTexts(personFormTexts);
  const { input } = useField<boolean>(`${path}.viaBooker`, { subscription: { value: true } });
  const isViaBooker = input.value === true;
  return (
    <div className={styles.email}>
      {isViaBooker ? (
        <ViaBooker bookerEmail={bookerEmail} />
      ) : (
        <TextField
          name={`${path}.email`}
          label={t('fields.email')}
          type="email"
          autoComplete="off"
          description={t('hints.email')}
          required
        />
      )}
      <Button variant="subtle" size="compact-sm" onClick={() => input.onChange(!isViaBooker)}>
        {t(isViaBooker ? 'ownEmail' : 'noEmail')}
      </Button>
      {!isViaBooker && children}
    </div>
  );
}
