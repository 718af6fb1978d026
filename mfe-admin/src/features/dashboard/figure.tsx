import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { dashboardTexts } from '../../i18n/de-CH/dashboard.ts';
import styles from './dashboard.module.css';

interface FigureProps {
  readonly path: string;
  readonly text: string;
  /** Undefined while unknown. */
  readonly value: number | undefined;
  readonly isFailed: boolean;
}

/** A count that links to its list. */
export function Figure({ path, text, value, isFailed }: FigureProps) {
  const t = useTexts(dashboardTexts);
  return (
    <li>
      <Link to={path} className={styles.figure}>
        <span className={styles.number}>{value ?? t('unknown')}</span>
        <span>{isFailed ? `${text}: ${t('failed')}` : text}</span>
      </Link>
    </li>
  );
}
