import { DAY_AVAILABILITIES } from '@firn/shared-contracts/domain';
import { ASSIGNMENT_STATE_LABELS, DAY_AVAILABILITY_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { planningBoardTexts } from '../../i18n/de-CH/planning-board.ts';
import styles from './planning-board.module.css';

/** What the grounds and the bars of the grid mean. */
export function Legend() {
  const t = useTexts(planningBoardTexts);
  return (
    <ul className={styles.legend} aria-label={t('legend')}>
      {DAY_AVAILABILITIES.map((availability) => (
        <li key={availability}>
          <svg aria-hidden="true">
            <rect width="28" height="16" fill={`url(#board-${availability})`} />
          </svg>
          {DAY_AVAILABILITY_LABELS[availability]}
        </li>
      ))}
      <li>
        <i data-ground="nothing" />
        {t('nothingSaid')}
      </li>
      {(['accepted', 'asked'] as const).map((state) => (
        <li key={state}>
          <i data-kind={state} />
          {ASSIGNMENT_STATE_LABELS[state]}
        </li>
      ))}
      {(['open', 'inherited'] as const).map((kind) => (
        <li key={kind}>
          <i data-kind={kind} />
          {t(kind)}
        </li>
      ))}
      {(['weekend', 'today'] as const).map((ground) => (
        <li key={ground}>
          <i data-ground={ground} />
          {t(`grounds.${ground}`)}
        </li>
      ))}
    </ul>
  );
}
