import type { CatalogueFinding } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { catalogueFindingsTexts } from '../../i18n/de-CH/catalogue-findings.ts';
import { StateMark } from '../state-mark.tsx';
import { catalogueFindingsQuery } from './catalogue-findings.query.ts';
import styles from './finding-marks.module.css';
import { findingPath } from './finding-path.ts';

const isOfDate = ({ event }: CatalogueFinding, ofEvent: boolean): boolean => !ofEvent && event !== null;

interface FindingMarksProps {
  readonly offer?: string;
  readonly event?: string;
}

/** In what an offer or an event contradicts itself; nothing where it does not (docs/domain/catalogue-check.md). */
export function FindingMarks(which: FindingMarksProps) {
  const t = useTexts(catalogueFindingsTexts);
  const { api } = useShell();
  const { data } = useQuery(catalogueFindingsQuery(api, which));
  if (!data || data.length === 0) return null;
  return (
    <section aria-label={t('title')} className={styles.marks}>
      <StateMark tone="waiting">{t('mark')}</StateMark>
      <ul>
        {data.map((finding) => (
          <li key={`${finding.code} ${finding.kind}`}>
            {isOfDate(finding, which.event !== undefined) && (
              <>
                <Link to={findingPath(finding)}>{finding.code}</Link>:{' '}
              </>
            )}
            {finding.message}
          </li>
        ))}
      </ul>
    </section>
  );
}
