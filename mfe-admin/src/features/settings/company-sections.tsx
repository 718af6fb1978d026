import type { OpeningHours, Partner, SocialLink } from '@firn/shared-contracts/api';
import { FormSection, SortableRows, TextField } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { settingsTexts } from '../../i18n/de-CH/settings.ts';
import styles from './settings.module.css';

const NEW_HOURS: OpeningHours = { days: '', hours: '' };
const NEW_PARTNER: Partner = { name: '', url: null };
const NEW_LINK: SocialLink = { name: '', url: '' };

export function CompanySection() {
  const t = useTexts(settingsTexts);
  return (
    <FormSection title={t('sections.company')}>
      <p className={styles.note}>{t('hints.company')}</p>
      <TextField name="name" label={t('fields.name')} required />
      <TextField name="street" label={t('fields.street')} required />
      <TextField name="postalCode" label={t('fields.postalCode')} required />
      <TextField name="city" label={t('fields.city')} required />
      <TextField name="phone" label={t('fields.phone')} description={t('hints.phone')} type="tel" required />
      <TextField name="email" label={t('fields.email')} type="email" required />
    </FormSection>
  );
}

export function OpeningHoursSection() {
  const t = useTexts(settingsTexts);
  return (
    <FormSection title={t('sections.openingHours')}>
      <div className={styles.across}>
        <SortableRows<OpeningHours>
          name="openingHours"
          label={t('fields.openingHours')}
          labelOf={({ days }, index) => days || t('row', { number: index + 1 })}
          newRow={() => NEW_HOURS}
          addLabel={t('add.openingHours')}
          render={(path) => (
            <div className={styles.row}>
              <TextField name={`${path}.days`} label={t('rows.days')} required />
              <TextField name={`${path}.hours`} label={t('rows.hours')} required />
            </div>
          )}
        />
      </div>
    </FormSection>
  );
}

export function LinksSection() {
  const t = useTexts(settingsTexts);
  return (
    <FormSection title={t('sections.links')}>
      <div className={styles.across}>
        <SortableRows<Partner>
          name="partners"
          label={t('fields.partners')}
          labelOf={({ name }, index) => name || t('row', { number: index + 1 })}
          newRow={() => NEW_PARTNER}
          addLabel={t('add.partners')}
          render={(path) => (
            <div className={styles.row}>
              <TextField name={`${path}.name`} label={t('rows.name')} required />
              <TextField name={`${path}.url`} label={t('rows.url')} type="url" nullable />
            </div>
          )}
        />
      </div>
      <div className={styles.across}>
        <SortableRows<SocialLink>
          name="socialLinks"
          label={t('fields.socialLinks')}
          labelOf={({ name }, index) => name || t('row', { number: index + 1 })}
          newRow={() => NEW_LINK}
          addLabel={t('add.socialLinks')}
          render={(path) => (
            <div className={styles.row}>
              <TextField name={`${path}.name`} label={t('rows.name')} required />
              <TextField name={`${path}.url`} label={t('rows.url')} type="url" required />
            </div>
          )}
        />
      </div>
    </FormSection>
  );
}
