import { Button, Checkbox, NativeSelect } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useState } from 'react';
import { guideSearchTexts } from '../../i18n/de-CH/guide-search.ts';
import { type Candidate, candidateFacts } from './candidates.ts';
import styles from './event-guides.module.css';
import type { SearchList } from './use-search-list.ts';

const SHOWN = 6;
const HOURS = [1, 2, 4, 8, 24, 48] as const;

interface CandidateItemProps {
  readonly candidate: Candidate;
  /** Counts from 1 in the order in which they are asked; 0 for whoever is not. */
  readonly turn: number;
  readonly onToggle: () => void;
}

function CandidateItem({ candidate, turn, onToggle }: CandidateItemProps) {
  const t = useTexts(guideSearchTexts);
  const { fullName } = candidate.guide;
  return (
    <li>
      <Checkbox
        label={turn > 0 ? `${turn}. ${fullName}` : fullName}
        description={candidateFacts(t, candidate)}
        checked={turn > 0}
        disabled={!candidate.mayBeAsked}
        onChange={onToggle}
      />
    </li>
  );
}

/** Chooses who is asked one after the other, and how long each has to answer (docs/domain/events.md#a-guide-falls-ill). */
export function CandidateList({ list }: { readonly list: SearchList }) {
  const t = useTexts(guideSearchTexts);
  const [isWhole, setWhole] = useState(false);
  const { candidates, query } = list;
  if (query.isError) return <p role="alert">{t('candidatesFailed')}</p>;
  if (!query.data) return <p role="status">{t('loadingCandidates')}</p>;
  const shown = isWhole ? candidates : candidates.slice(0, SHOWN);
  const hidden = candidates.length - shown.length;
  const hours = [...new Set([...HOURS, list.hours])].toSorted((one, other) => one - other);
  return (
    <>
      <fieldset className={styles.candidates}>
        <legend>{t('inTurn')}</legend>
        <p>{t(candidates.some(({ mayBeAsked }) => mayBeAsked) ? 'inTurnHint' : 'noCandidates')}</p>
        <ul>
          {shown.map((candidate) => {
            const iri = candidate.guide['@id'];
            return (
              <CandidateItem
                key={iri}
                candidate={candidate}
                turn={list.guides.indexOf(iri) + 1}
                onToggle={() => list.toggle(iri)}
              />
            );
          })}
        </ul>
        {hidden > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
            {t('more', { count: hidden })}
          </Button>
        )}
        {list.isMissing && (
          <p role="alert" className={styles.refusal}>
            {t('listFirst')}
          </p>
        )}
      </fieldset>
      <NativeSelect
        label={t('time')}
        data={hours.map((count) => ({ value: String(count), label: t('hours', { count }) }))}
        value={String(list.hours)}
        onChange={({ currentTarget }) => list.setHours(Number(currentTarget.value))}
      />
    </>
  );
}
