import type { OpeningCheck } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { openingChecksTexts } from '../../i18n/de-CH/opening-checks.ts';
import styles from './opening-checks.module.css';

interface OpeningChecksProps {
  readonly checks: readonly OpeningCheck[];
  /** Where a field is filled in. It opens beside what is asked here, so that nothing is lost. */
  hrefOf(propertyPath: string): string;
}

const wordOf = ({ isMet, isNeeded }: OpeningCheck) => {
  if (isMet) return 'there';
  return isNeeded ? 'needed' : 'missing';
};

const LOOKS = { there: '', missing: styles.open, needed: `${styles.open} ${styles.needed}` };

/** Shows what an event has, and what it lacks, before guests may book it (docs/domain/events.md#ready-to-be-booked). */
export function OpeningChecks({ checks, hrefOf }: OpeningChecksProps) {
  const t = useTexts(openingChecksTexts);
  return (
    <ul className={styles.checks} aria-label={t('title')}>
      {checks.map((check) => {
        const { title, isMet, propertyPath } = check;
        const word = wordOf(check);
        return (
          <li key={title} className={LOOKS[word]}>
            <span className={styles.mark} role="img" aria-label={t(word)}>
              {isMet ? '✓' : '!'}
            </span>
            {isMet ? (
              <span>{title}</span>
            ) : (
              <a href={hrefOf(propertyPath)} target="_blank" rel="noopener">
                {title}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
