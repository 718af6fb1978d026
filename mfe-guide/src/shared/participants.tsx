import type { ParticipantResponse } from '@firn/shared-contracts/api';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { participantsTexts } from '../i18n/de-CH/participants.ts';
import { LoadFailed } from './load-failed.tsx';
import { Participant } from './participant.tsx';
import styles from './participants.module.css';
import { participantsQuery } from './participants.queries.ts';
import { Skeleton } from './skeleton.tsx';

function Persons({ persons }: { readonly persons: readonly ParticipantResponse[] }) {
  const t = useTexts(participantsTexts);
  if (persons.length === 0) return <p>{t('empty')}</p>;
  return (
    <ul className={styles.persons} aria-label={t('list')}>
      {persons.map((person) => (
        <Participant key={person.id} person={person} />
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
