import type { ParticipantResponse } from '@firn/shared-contracts/api';
import { useTexts } from '@firn/shared-ui/remote';
import { outcomeOf, reasonOf, useWrite } from '@firn/shared-ui/resource';
import { useMutation } from '@tanstack/react-query';
import { tourTexts } from '../../i18n/de-CH/tour.ts';
import { participants } from '../../shared/participants.queries.ts';
import styles from './tour.module.css';

const MARKS = ['attended', 'no_show'] as const;

/** Who came, in one tap; a second tap takes it back (docs/domain/events.md#attendance). */
export function Attendance({ person }: { readonly person: ParticipantResponse }) {
  const t = useTexts(tourTexts);
  const write = useWrite(participants);
  const mark = useMutation({
    mutationFn: (state: 'active' | (typeof MARKS)[number]) => write.patch(person, { state }),
  });
  const shown = mark.isPending ? mark.variables : person.state;
  return (
    <>
      <fieldset aria-label={t('attendance.of', { name: person.fullName })} className={styles.marks}>
        {MARKS.map((state) => (
          <button
            key={state}
            type="button"
            className={styles.mark}
            data-mark={state}
            aria-pressed={shown === state}
            aria-disabled={mark.isPending}
            onClick={() => {
              if (!mark.isPending) mark.mutate(person.state === state ? 'active' : state);
            }}
          >
            {t(`attendance.${state}`)}
          </button>
        ))}
      </fieldset>
      {mark.error && (
        <p role="alert" className={styles.refusal}>
          {reasonOf(outcomeOf(mark.error))}
        </p>
      )}
    </>
  );
}
