import type { SettingsResponse } from '@firn/shared-contracts/api';
import { FormSection, TextareaField, TextField, useFormValues } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { settingsTexts } from '../../i18n/de-CH/settings.ts';
import { Facts } from '../../shared/facts.tsx';
import { PictureField } from '../../shared/media/picture-field.tsx';
import styles from './settings.module.css';
import type { SettingsValues } from './settings-values.ts';

type Sender = Pick<
  SettingsResponse,
  'senderName' | 'senderAddress' | 'replyAddress' | 'mailFoot' | 'name' | 'phone' | 'email'
>;

/** Head and end of every mail. */
function SenderPreview({ sender }: { readonly sender: Sender }) {
  const t = useTexts(settingsTexts);
  const { senderName, senderAddress, replyAddress, mailFoot, name, phone, email } = sender;
  return (
    <section className={styles.across} aria-label={t('sender.preview')}>
      <Facts
        facts={[
          [t('sender.from'), `${senderName} <${senderAddress}>`],
          [t('sender.reply'), replyAddress || senderAddress],
        ]}
      />
      <p className={styles.foot}>
        {[t('sender.text'), `${name}, ${phone}, ${email}`, mailFoot?.trim()].filter(Boolean).join('\n\n')}
      </p>
    </section>
  );
}

/** What receiving servers ask the domain of the sender for; without it mails end up as spam. */
function DomainHint({ address }: { readonly address: string }) {
  const t = useTexts(settingsTexts);
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return <p className={styles.note}>{t('hints.senderDomain', { domain })}</p>;
}

/** Who every mail is from; for super admins. */
export function SenderSection() {
  const t = useTexts(settingsTexts);
  const values = useFormValues<SettingsValues>();
  return (
    <FormSection title={t('sections.sender')}>
      <DomainHint address={values.senderAddress ?? ''} />
      <TextField name="senderName" label={t('fields.senderName')} required />
      <TextField name="senderAddress" label={t('fields.senderAddress')} type="email" required />
      <TextField
        name="replyAddress"
        label={t('fields.replyAddress')}
        description={t('hints.replyAddress')}
        type="email"
        nullable
      />
      <PictureField
        name="mailLogo"
        stored={null}
        title={t('fields.mailLogo')}
        clear={t('logo.clear')}
        library={t('logo.library')}
        caption={(picture) => (picture ? undefined : t('logo.none'))}
      />
      <TextField
        name="mailColour"
        label={t('fields.mailColour')}
        description={t('hints.mailColour')}
        type="color"
        required
      />
      <div className={styles.across}>
        <TextareaField
          name="mailFoot"
          label={t('fields.mailFoot')}
          description={t('hints.mailFoot')}
          rows={3}
        />
      </div>
      <SenderPreview sender={values} />
    </FormSection>
  );
}

/** The same for everybody else to read, with the reason. */
export function ReadOnlySender({ settings }: { readonly settings: SettingsResponse }) {
  const t = useTexts(settingsTexts);
  return (
    <FormSection title={t('sections.sender')}>
      <div className={styles.across}>
        <p className={styles.note}>{t('readOnlySender')}</p>
        <SenderPreview sender={settings} />
      </div>
    </FormSection>
  );
}
