import { TextField } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useField, useFormState } from 'react-final-form';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import styles from './fields.module.css';
import { replaceable } from './persons.logic.ts';
import type { BookingValues } from './values.ts';

const VALUES = { values: true } as const;
const COMPLAINT = { error: true, touched: true, submitFailed: true } as const;

interface ReplaceButtonProps {
  readonly index: number;
  readonly path: string;
  readonly onReplace: () => void;
}

/** Offered together with the error that another person already has the address. */
function ReplaceButton({ index, path, onReplace }: ReplaceButtonProps) {
  const t = useTexts(bookingTexts);
  const { values } = useFormState<BookingValues>({ subscription: VALUES });
  const { meta } = useField(path, { subscription: COMPLAINT });
  const known = replaceable(values, index);
  const isShown = meta.touched || meta.submitFailed;
  if (known === null || !isShown) return null;
  return (
    <Button variant="subtle" size="compact-sm" onClick={onReplace}>
      {t('persons.replace', { number: known + 1 })}
    </Button>
  );
}

function ViaBooker() {
  const t = useTexts(bookingTexts);
  const { values } = useFormState<BookingValues>({ subscription: VALUES });
  const { email } = values.booker;
  return (
    <div role="status">
      <p className={styles.legend}>{t('fields.email')}</p>
      <p className={styles.hint}>{email ? t('persons.viaBookerAt', { email }) : t('persons.viaBooker')}</p>
    </div>
  );
}

interface PersonEmailProps {
  readonly index: number;
  readonly onReplace: () => void;
}

/** The e-mail address of a companion: their own, or the booker gets the mail. */
export function PersonEmail({ index, onReplace }: PersonEmailProps) {
  const t = useTexts(bookingTexts);
  const path = `bookingPersons[${index}]`;
  const { input } = useField<boolean>(`${path}.viaBooker`, { subscription: { value: true } });
  const isViaBooker = input.value === true;
  return (
    <div className={styles.email}>
      {isViaBooker ? (
        <ViaBooker />
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
        {t(isViaBooker ? 'persons.ownEmail' : 'persons.noEmail')}
      </Button>
      {!isViaBooker && <ReplaceButton index={index} path={`${path}.email`} onReplace={onReplace} />}
    </div>
  );
}
