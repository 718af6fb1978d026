import { useTexts } from '@firn/shared-ui/remote';
import { bookingTexts } from '../../i18n/de-CH/booking.ts';
import styles from './steps.module.css';

const STEPS = ['details', 'payment', 'confirmation'] as const;

export function Steps({ current }: { readonly current: (typeof STEPS)[number] }) {
  const t = useTexts(bookingTexts);
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {STEPS.map((step) => (
        <li
          key={step}
          className={step === current ? styles.current : styles.step}
          aria-current={step === current ? 'step' : undefined}
        >
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
