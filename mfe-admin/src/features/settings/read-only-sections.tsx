import type { SettingsResponse } from '@firn/shared-contracts/api';
import { FormSection } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { RichText } from '@firn/shared-ui/rich-text';
import { settingsTexts } from '../../i18n/de-CH/settings.ts';
import { TiersInForce } from '../../shared/cancellation-tiers/tiers-in-force.tsx';
import { Facts } from '../../shared/facts.tsx';
import { BRAKE_FIELDS } from './brake-fields.ts';
import { ReadOnlyMoney } from './read-only-money.tsx';
import { ReadOnlySender } from './sender-section.tsx';
import styles from './settings.module.css';

const DAYS = [
  'paymentTermDays',
  'dueBeforeStartDays',
  'shortestTermDays',
  'registrationDeadlineDays',
  'registrationDeadlineDaysDayTour',
  'materialChangeDays',
  'guideContactDays',
] as const;

const SWITCHES = ['autoConfirm', 'autoPublishSpontaneous'] as const;

interface SectionProps {
  readonly settings: SettingsResponse;
}

/** What only super admins change, for everybody else to read, with the reason. */
export function ReadOnlySections({ settings }: SectionProps) {
  const t = useTexts(settingsTexts);
  const { sacDiscountPercent, conditionsText } = settings;
  return (
    <>
      <ReadOnlySender settings={settings} />
      <FormSection title={t('sections.prices')}>
        <div className={styles.across}>
          <p className={styles.note}>{t('readOnly')}</p>
          <Facts
            facts={[
              [t('fields.sacDiscountPercent'), t('values.percent', { count: sacDiscountPercent })],
              ...DAYS.map(
                (field) => [t(`fields.${field}`), t('values.days', { count: settings[field] })] as const,
              ),
              [
                t('fields.glacierGuestsPerGuide'),
                t('values.guests', { count: settings.glacierGuestsPerGuide }),
              ],
              ...SWITCHES.map(
                (field) => [t(`fields.${field}`), t(settings[field] ? 'values.yes' : 'values.no')] as const,
              ),
            ]}
          />
        </div>
      </FormSection>
      <ReadOnlyMoney settings={settings} />
      <FormSection title={t('sections.conditions')}>
        <div className={styles.across}>
          <p className={styles.note}>{t('readOnly')}</p>
          {conditionsText ? <RichText html={conditionsText} /> : <p>{t('values.none')}</p>}
          <TiersInForce />
        </div>
      </FormSection>
      <FormSection title={t('sections.brake')}>
        <div className={styles.across}>
          <p className={styles.note}>{t('readOnlyBrake')}</p>
          <Facts facts={BRAKE_FIELDS.map((field) => [t(`fields.${field}`), String(settings[field])])} />
        </div>
      </FormSection>
      <FormSection title={t('sections.waitlist')}>
        <div className={styles.across}>
          <p className={styles.note}>{t('readOnlyBrake')}</p>
          <Facts
            facts={[
              [t('fields.waitlistJumpHours'), t('values.hours', { count: settings.waitlistJumpHours })],
            ]}
          />
        </div>
      </FormSection>
      <FormSection title={t('sections.security')}>
        <div className={styles.across}>
          <p className={styles.note}>{t('readOnlySecurity')}</p>
          <Facts
            facts={[
              [t('fields.adminSecondFactor'), t(settings.adminSecondFactor ? 'values.yes' : 'values.no')],
            ]}
          />
        </div>
      </FormSection>
    </>
  );
}

/** Which services the environment connects; the server masks every secret. */
export function ConnectionsSection({ settings: { connections } }: SectionProps) {
  const t = useTexts(settingsTexts);
  return (
    <FormSection title={t('sections.connections')}>
      <div className={styles.across}>
        <p className={styles.note}>{t('hints.connections')}</p>
        <Facts
          facts={connections.map(({ name, address }) => [
            t(`connections.${name}.title`),
            address ?? t(`connections.${name}.builtIn`),
          ])}
        />
      </div>
    </FormSection>
  );
}
