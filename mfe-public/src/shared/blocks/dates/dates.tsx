import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { blocksTexts } from '../../../i18n/de-CH/blocks.ts';
import { BlockSection } from '../../block-parts/block-section.tsx';
import type { BlockViewProps } from '../../block-parts/block-view.types.ts';
import blocks from '../../block-parts/blocks.module.css';
import { EventCard } from '../../event-card/event-card.tsx';
import { ErrorNotice } from '../../states/error-notice.tsx';
import { agendaOf, blockDatesQuery } from './dates.queries.ts';

/** The next dates, and the way to all of them. */
export function Dates({ data }: BlockViewProps<'dates'>) {
  const t = useTexts(blocksTexts);
  const { api } = useShell();
  const dates = useQuery(blockDatesQuery(api, data));
  const headingLevel = data.title === '' ? 2 : 3;
  return (
    <BlockSection title={data.title}>
      {dates.isError && <ErrorNotice onRetry={() => void dates.refetch()} />}
      {dates.data?.length === 0 && <p>{t('dates.none')}</p>}
      {dates.data && dates.data.length > 0 && (
        <ul className={blocks.cards}>
          {dates.data.map((event) => (
            <li key={event.id}>
              <EventCard event={event} shape="tile" headingLevel={headingLevel} />
            </li>
          ))}
        </ul>
      )}
      <p className={blocks.more}>
        <Link to={agendaOf(data)}>{t('dates.all')}</Link>
      </p>
    </BlockSection>
  );
}
