import { EVENT_BULK_ACTIONS, NEXT_SEASON_DAYS } from '@firn/shared-contracts/api';
import { sameTimeAfter } from '@firn/shared-contracts/domain';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { EntityInput } from '@firn/shared-ui/form';
import { formatDate } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { Textarea, TextInput } from '@firn/shared-ui/mantine';
import type { BulkAction, ChoiceProps } from '@firn/shared-ui/resource-list';
import { lazy, Suspense } from 'react';
import type { eventListTexts } from '../../i18n/de-CH/event-list.ts';
import { REASON_LENGTH } from '../reason-length.ts';
import { offerSources } from '../tour-form/sources.ts';
import type { EventRow } from './event-row.ts';
import { DAYS_OF_A_WEEK, sendBulk, undoBulk } from './send-bulk.ts';

const ReasonInput = lazy(async () => {
  const { ReasonInput } = await import(
    /* webpackChunkName: "guides-dialog" */ '../event-guides/reason-input.tsx'
  );
  return { default: ReasonInput };
});

type T = Translate<typeof eventListTexts>;
type Own = Partial<Pick<BulkAction<EventRow>, 'choice' | 'preview' | 'override' | 'proposal'>>;

/** Tags are taken away to undo alone. */
const ACTIONS = EVENT_BULK_ACTIONS.filter((action) => action !== 'remove-tags');
type Action = (typeof ACTIONS)[number];

const entityChoice =
  (label: string, api: ApiClient, source: 'tags' | 'guides') =>
  ({ value, error, onChange }: ChoiceProps) => (
    <EntityInput
      label={label}
      {...offerSources(api)[source]}
      selected={null}
      isInDialog
      value={value || null}
      error={error}
      onChange={(iri) => onChange(iri ?? '')}
    />
  );

/** Some actions ask for more than the question, or for a reason that gets a refused one through. */
const ownOf = (t: T, api: ApiClient): Readonly<Partial<Record<Action, Own>>> => ({
  'add-tags': { choice: entityChoice(t('tag'), api, 'tags') },
  'assign-guide': {
    choice: entityChoice(t('guide'), api, 'guides'),
    override: {
      label: t('assignAnyway'),
      input: ({ value, error, onChange }) => (
        <Suspense>
          <ReasonInput value={value} isMissing={error !== undefined} onChange={onChange} />
        </Suspense>
      ),
    },
  },
  publish: {
    override: {
      label: t('publishAnyway'),
      input: ({ value, error, onChange }) => (
        <Textarea
          label={t('publishReason')}
          withAsterisk
          rows={3}
          maxLength={REASON_LENGTH}
          value={value}
          error={error && t('publishReasonFirst')}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ),
    },
  },
  'next-season': {
    proposal: String(NEXT_SEASON_DAYS / DAYS_OF_A_WEEK),
    choice: ({ value, error, onChange }) => (
      <TextInput
        label={t('weeksLater')}
        inputMode="numeric"
        withAsterisk
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    ),
    preview: ({ code, start }, weeks) => {
      const later = sameTimeAfter(new Date(start), Number(weeks) * DAYS_OF_A_WEEK);
      if (Number.isNaN(later.getTime())) return null;
      return <p>{t('copyDate', { event: code, from: formatDate(start), to: formatDate(later) })}</p>;
    },
  },
});

/** What the office does with several events at once; the server answers for each of them. */
export function eventActions(t: T, api: ApiClient): BulkAction<EventRow>[] {
  const own = ownOf(t, api);
  return ACTIONS.map(
    (action) =>
      ({
        id: action,
        label: t(`actions.${action}`),
        question: (count: number) => t(`questions.${action}`, { count }),
        runAll: (client, rows, chosen, override) => sendBulk(client, action, rows, { chosen, override }),
        undo: (client, done, chosen) => undoBulk(client, action, done, { chosen, why: t('undone') }),
        ...own[action],
      }) as BulkAction<EventRow>,
  );
}
