import type { ParticipantResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { participantsTexts } from '../i18n/de-CH/participants.ts';
import { LoadFailed } from './load-failed.tsx';
import { Participant } from './participant.tsx';
import styles from './participants.module.css';
import { participantsQuery } from './participants.queries.ts';
import { Skeleton } from './skeleton.tsx';

interface PersonsProps {
  readonly persons: readonly ParticipantResponse[];
  /** What stands below a person. */
  readonly children?: (person: ParticipantResponse) => ReactNode;
  /** Further facts of a person. */
  readonly facts?: (person: ParticipantResponse) => ReactNode;
}

/** Everybody in equal cards. */
export function Persons({ persons, children, facts }: PersonsProps) {
  const t = useTexts(participantsTexts);
  if (persons.length === 0) return <p>{t('empty')}</p>;
  return (
    <ul className={styles.persons} aria-label={t('list')}>
      {persons.map((person) => (
        <Participant key={person.id} person={person} facts={facts?.(person)}>
          {children?.(person)}
        </Participant>
      ))}
    </ul>
  );
}

/** Everybody who takes part in an event. `event` is its IRI. */
export function Participants({ event }: { readonly event: string }) {
  const { api } = useShell();
  const { data, isError, refetch } = useQuery(participantsQuery(api, event));
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />;
  return data ? <Persons persons={data['hydra:member']} /> : <Skeleton />;
}
