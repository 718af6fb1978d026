import { CheckboxField, FormSection, NumberField, RichTextField } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { settingsTexts } from '../../i18n/de-CH/settings.ts';
import { TiersInForce } from '../../shared/cancellation-tiers/tiers-in-force.tsx';
import styles from './settings.module.css';

const GUEST_DAYS = ['materialChangeDays', 'guideContactDays'] as const;

/** Days before the start that count for guests who have booked. */
function GuestDays({ unit: days }: { readonly unit: string }) {
  const t = useTexts(settingsTexts);
  return (
    <>
      {GUEST_DAYS.map((name) => (
        <NumberField
          key={name}
          name={name}
          label={t(`fields.${name}`)}
          description={t(`hints.${name}`)}
          unit={days}
          required
        />
      ))}
    </>
  );
}

/** What prices and deadlines begin with; for super admins. */
export function PricesSection() {
  const t = useTexts(settingsTexts);
  const days = t('units.days');
  return (
    <FormSection title={t('sections.prices')}>
      <div className={styles.alone}>
        <NumberField
          name="sacDiscountPercent"
          label={t('fields.sacDiscountPercent')}
          description={t('hints.sacDiscountPercent')}
          unit={t('units.percent')}
          required
        />
      </div>
      <NumberField
        name="paymentTermDays"
        label={t('fields.paymentTermDays')}
        description={t('hints.paymentTermDays')}
        unit={days}
        required
      />
      <NumberField
        name="dueBeforeStartDays"
        label={t('fields.dueBeforeStartDays')}
        description={t('hints.dueBeforeStartDays')}
        unit={days}
        required
      />
      <NumberField
        name="shortestTermDays"
        label={t('fields.shortestTermDays')}
        description={t('hints.shortestTermDays')}
        unit={days}
        required
      />
      <NumberField
        name="registrationDeadlineDays"
        label={t('fields.registrationDeadlineDays')}
        description={t('hints.registrationDeadline')}
        unit={days}
        required
      />
      <NumberField
        name="registrationDeadlineDaysDayTour"
        label={t('fields.registrationDeadlineDaysDayTour')}
        description={t('hints.registrationDeadline')}
        unit={days}
        required
      />
      <GuestDays unit={days} />
      <NumberField
        name="glacierGuestsPerGuide"
        label={t('fields.glacierGuestsPerGuide')}
        description={t('hints.glacierGuestsPerGuide')}
        unit={t('units.guests')}
        required
      />
      <CheckboxField
        name="autoConfirm"
        label={t('fields.autoConfirm')}
        description={t('hints.autoConfirm')}
      />
      <CheckboxField
        name="autoPublishSpontaneous"
        label={t('fields.autoPublishSpontaneous')}
        description={t('hints.autoPublishSpontaneous')}
      />
    </FormSection>
  );
}

/** What guests read before they book; for super admins. */
export function ConditionsSection() {
  const t = useTexts(settingsTexts);
  return (
    <FormSection title={t('sections.conditions')}>
      <RichTextField
        name="conditionsText"
        label={t('fields.conditionsText')}
        description={t('hints.conditionsText')}
      />
      <div className={styles.across}>
        <TiersInForce />
      </div>
    </FormSection>
  );
}

/** How the waiting list moves on; for super admins. */
export function WaitlistSection() {
  const t = useTexts(settingsTexts);
  return (
    <FormSection title={t('sections.waitlist')}>
      <NumberField
        name="waitlistJumpHours"
        label={t('fields.waitlistJumpHours')}
        description={t('hints.waitlistJumpHours')}
        unit={t('units.hours')}
        required
      />
    </FormSection>
  );
}

/** What admins need to reach the administration; for super admins. */
export function SecuritySection() {
  const t = useTexts(settingsTexts);
  return (
    <FormSection title={t('sections.security')}>
      <CheckboxField
        name="adminSecondFactor"
        label={t('fields.adminSecondFactor')}
        description={t('hints.adminSecondFactor')}
      />
    </FormSection>
  );
}
