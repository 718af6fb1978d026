import { useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import styles from '../account/account.module.css';
import button from '../chrome/text-button.module.css';
import { registrationTexts } from '../i18n/de-CH/registration.ts';
import { MailForm } from './mail-form.tsx';
import { MailSent } from './mail-sent.tsx';

interface RegisteredProps {
  readonly email: string;
  readonly onCorrect: () => void;
}

/** Helps where the mail does not come: it is sent once more, or to the right address. */
function Help({ email, onCorrect }: RegisteredProps) {
  const t = useTexts(registrationTexts);
  const [step, setStep] = useState<'asked' | 'again' | 'sent'>('asked');
  if (step === 'sent') return <p role="status">{t('sentAgain', { email })}</p>;
  if (step === 'again') {
    return (
      <MailForm
        path="/api/registration/mail"
        action="registration_mail"
        submitLabel={t('again')}
        email={email}
        onSent={() => setStep('sent')}
      />
    );
  }
  return (
    <p className={styles.links}>
      <button type="button" className={button.button} onClick={() => setStep('again')}>
        {t('again')}
      </button>
      <button type="button" className={button.button} onClick={onCorrect}>
        {t('correct')}
      </button>
    </p>
  );
}

/** The registration is sent; its mail is on the way. */
export function Registered(props: RegisteredProps) {
  const t = useTexts(registrationTexts);
  const { email } = props;
  return <MailSent help={<Help {...props} />}>{t('sent', { email })}</MailSent>;
}
