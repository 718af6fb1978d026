import type { FeedbackSubjectResponse } from '@firn/shared-contracts/api';
import { isSeason, seasonName } from '@firn/shared-contracts/domain';
import { formatAverage } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import type { resource } from '@firn/shared-ui/resource';
import { type ListColumn, ResourceList } from '@firn/shared-ui/resource-list';
import { useState } from 'react';
import { feedbackTexts } from '../../i18n/de-CH/feedback.ts';
import { seasonOptions } from '../../shared/feedback/feedback-words.logic.ts';
import { useFeedbackTabs } from '../../shared/feedback/use-feedback-tabs.ts';

type Column = ListColumn<FeedbackSubjectResponse>;
type Criterion = keyof typeof feedbackTexts.messages.criteria;

function useFigureColumns(criteria: readonly Criterion[]): Column[] {
  const t = useTexts(feedbackTexts);
  const seasonsOf = ({ figures }: FeedbackSubjectResponse) =>
    figures.seasons
      .map(({ season, voices, average }) =>
        t('season', {
          season: isSeason(season) ? seasonName(season) : season,
          average: formatAverage(average),
          count: voices,
        }),
      )
      .join(', ');
  return [
    { id: 'name', header: t('columns.name'), cell: ({ name }) => name, width: 16 },
    {
      id: 'voices',
      header: t('columns.voices'),
      cell: ({ figures }) => figures.voices,
      align: 'end',
      width: 6,
    },
    {
      id: 'average',
      header: t('columns.average'),
      cell: ({ figures }) => formatAverage(figures.average),
      align: 'end',
      width: 7,
    },
    ...criteria.map(
      (criterion): Column => ({
        id: criterion,
        header: t(`criteria.${criterion}`),
        cell: ({ figures }) =>
          formatAverage(figures.criteria.find((each) => each.criterion === criterion)?.average ?? null),
        align: 'end',
        width: 7,
        isMinor: true,
        isOnCard: true,
      }),
    ),
    { id: 'seasons', header: t('columns.seasons'), cell: seasonsOf, isMinor: true, isOnCard: true },
  ];
}

interface FigureListProps {
  readonly resource: ReturnType<typeof resource<'feedback_tours' | 'feedback_guides'>>;
  readonly name: string;
  readonly title: string;
  readonly criteria: readonly Criterion[];
  /** The voices that a row is made of. */
  readonly href: (row: { readonly id: string }) => string;
}

/** Averages of offers or guides; each leads to the voices it rests on. */
export function FigureList({ criteria, ...list }: FigureListProps) {
  const t = useTexts(feedbackTexts);
  const { now } = useShell();
  const [seasons] = useState(() => seasonOptions(now()));
  return (
    <ResourceList
      {...list}
      tabs={useFeedbackTabs()}
      columns={useFigureColumns(criteria)}
      filters={[{ kind: 'choices', name: 'season', label: t('filters.season'), options: seasons }]}
      nameOf={({ name }) => name}
      empty={t('emptyFigures')}
    />
  );
}
