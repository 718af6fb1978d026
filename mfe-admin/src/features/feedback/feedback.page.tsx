import { FEEDBACK_WORK, type FeedbackResponse } from '@firn/shared-contracts/api';
import { formatAverage, formatShortDateTime } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { entityFilter, type ListColumn, type ListFilter, ResourceList } from '@firn/shared-ui/resource-list';
import { useState } from 'react';
import { feedbackTexts } from '../../i18n/de-CH/feedback.ts';
import { ExportButton } from '../../shared/exports/export-button.tsx';
import { feedbackPath } from '../../shared/feedback/feedback-paths.ts';
import { meanOf, seasonOptions } from '../../shared/feedback/feedback-words.logic.ts';
import { useFeedbackTabs } from '../../shared/feedback/use-feedback-tabs.ts';
import { StateMark } from '../../shared/state-mark.tsx';
import { FeedbackSummary } from './feedback-summary.tsx';

const feedbacks = resource('feedbacks');
const events = resource('events');
const offers = resource('offers');
const users = resource('users');

type Column = ListColumn<FeedbackResponse>;
type Words = Translate<typeof feedbackTexts>;

function State({ feedback, t }: { readonly feedback: FeedbackResponse; readonly t: Words }) {
  if (feedback.published) return <StateMark tone="good">{t('states.published')}</StateMark>;
  if (feedback.publishable) return <StateMark tone="waiting">{t('states.publishable')}</StateMark>;
  return <StateMark tone="quiet">{t('states.internal')}</StateMark>;
}

const tourMean = ({ tour }: FeedbackResponse) =>
  meanOf([tour.content, tour.level, tour.organisation, tour.hut]);
const guidesMean = ({ guides }: FeedbackResponse) =>
  meanOf(guides.flatMap(({ preparation, safety, communication }) => [preparation, safety, communication]));

function feedbackColumns(t: Words): Column[] {
  const column = (
    id: keyof typeof feedbackTexts.messages.columns,
    cell: Column['cell'],
    more: Partial<Column> = {},
  ): Column => ({ id, header: t(`columns.${id}`), cell, ...more });
  return [
    column('person', ({ person }) => person.name),
    column('event', ({ event }) => event.title),
    column('tour', (row) => formatAverage(tourMean(row)), { align: 'end', width: 5 }),
    column('guides', (row) => formatAverage(guidesMean(row)), { align: 'end', width: 6 }),
    column('comment', ({ comment }) => comment),
    column('answeredAt', ({ answeredAt }) => formatShortDateTime(answeredAt), { width: 8.5, isMinor: true }),
    column('state', (row) => <State feedback={row} t={t} />, { width: 15 }),
  ];
}

const wordsOf = (t: Words) => Object.fromEntries(FEEDBACK_WORK.map((work) => [work, t(`work.${work}`)]));

function feedbackFilters(t: Words, now: Date): ListFilter[] {
  return [
    { kind: 'choices', name: 'work', label: t('filters.work'), options: wordsOf(t) },
    { kind: 'choices', name: 'season', label: t('filters.season'), options: seasonOptions(now) },
    entityFilter({
      name: 'offer',
      label: t('filters.offer'),
      resource: offers,
      searchBy: 'title',
      properties: ['title', 'code'],
      nameOf: ({ title, code }) => `${title} (A-${code})`,
    }),
    entityFilter({
      name: 'event',
      label: t('filters.event'),
      resource: events,
      searchBy: 'search',
      query: { order: { start: 'desc' } },
      properties: ['title', 'code'],
      nameOf: ({ title, code }) => `${title} (${code})`,
    }),
    entityFilter({
      name: 'guide',
      label: t('filters.guide'),
      resource: users,
      searchBy: 'user',
      properties: ['fullName'],
      nameOf: ({ fullName }) => fullName,
    }),
  ];
}

/** `/admin/feedback` (docs/domain/feedback.md#the-office). */
export function Page() {
  const t = useTexts(feedbackTexts);
  const { now } = useShell();
  const [opened] = useState(() => now());
  const tabs = useFeedbackTabs();
  return (
    <ResourceList
      resource={feedbacks}
      name="feedbacks"
      title={t('title')}
      tabs={tabs}
      views={<FeedbackSummary />}
      columns={feedbackColumns(t)}
      filters={feedbackFilters(t, opened)}
      tool={(asked) => <ExportButton kind="feedback" asked={asked} />}
      href={feedbackPath}
      nameOf={({ person, event }) => `${person.name}, ${event.title}`}
      empty={t('empty')}
    />
  );
}
