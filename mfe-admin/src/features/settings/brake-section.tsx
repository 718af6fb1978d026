import { FormSection, NumberField } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { settingsTexts } from '../../i18n/de-CH/settings.ts';
import { BRAKE_FIELDS } from './brake-fields.ts';

/** How much may be booked without an account; for super admins. */
export function BrakeSection() {
  const t = useTexts(settingsTexts);
  return (
    <FormSection title={t('sections.brake')}>
      {BRAKE_FIELDS.map((name) => (
        <NumberField
          key={name}
          name={name}
          label={t(`fields.${name}`)}
          description={t(name.startsWith('held') ? 'hints.heldBookings' : 'hints.bookingsPerHour')}
          unit={t('units.bookings')}
          required
        />
      ))}
    </FormSection>
  );
}
