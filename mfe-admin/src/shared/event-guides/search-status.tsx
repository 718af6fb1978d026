import { formatShortDateTime } from '@firn/shared-ui/format';
import { CANDIDATE_TURN_LABELS } from '@firn/shared-ui/labels';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import type { QueryKey } from '@tanstack/react-query';
import { guideSearchTexts } from '../../i18n/de-CH/guide-search.ts';
import styles from './event-guides.module.css';
import { useOpenSearch, useStopSearch } from './use-guide-search.ts';

/** Shows who of the list of an event is asked, has said no or is still to come. */
export function SearchStatus({ event, shownIn }: { readonly event: string; readonly shownIn: QueryKey }) {
  const t = useTexts(guideSearchTexts);
  const search = useOpenSearch(event);
  const { stop, isPending } = useStopSearch(shownIn);
  if (!search) return null;
  const lines = search.candidates.map(({ guide: { id, fullName: name }, turn, until }) => {
    const said = { name, turn: CANDIDATE_TURN_LABELS[turn] };
    const isAwaited = turn === 'asked' && until;
    return {
      id,
      text: isAwaited
        ? t('search.until', { ...said, until: formatShortDateTime(until) })
        : t('search.turn', said),
    };
  });
  return (
    <section className={styles.search} aria-label={t('search.open')}>
      <p>
        <strong>{t(search.exhaustedAt ? 'search.exhausted' : 'search.open')}</strong>
      </p>
      <ol>
        {lines.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
      <Button variant="default" size="compact-sm" loading={isPending} onClick={() => stop(search)}>
        {t('search.stop')}
      </Button>
    </section>
  );
}
