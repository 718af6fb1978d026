import {
  EVENT_BULK_ACTIONS,
  type EventBulkAction,
  type EventBulkRequest,
  type EventBulkResponse,
} from '@firn/shared-contracts/api';
import type { ApiClient } from '@firn/shared-contracts/shell';
import { EntityInput } from '@firn/shared-ui/form';
import type { Translate } from '@firn/shared-ui/i18n';
import type { BulkAction, ChoiceProps, RowAnswer } from '@firn/shared-ui/resource-list';
import { lazy, Suspense } from 'react';
import type { eventListTexts } from '../../i18n/de-CH/event-list.ts';
import { idOf } from '../id-of.ts';
import { offerSources } from '../tour-form/sources.ts';
import type { EventRow } from './event-row.ts';

const ReasonInput = lazy(async () => {
  const { ReasonInput } = await import(
    /* webpackChunkName: "guides-dialog" */ '../event-guides/reason-input.tsx'
  );
  return { default: ReasonInput };
});

type T = Translate<typeof eventListTexts>;

const CHOICES: Readonly<
  Partial<Record<EventBulkAction, { source: 'tags' | 'guides'; label: 'tag' | 'guide' }>>
> = {
  'add-tags': { source: 'tags', label: 'tag' },
  'assign-guide': { source: 'guides', label: 'guide' },
};

async function runAll(
  api: ApiClient,
  action: EventBulkAction,
  rows: readonly EventRow[],
  { chosen, override }: { readonly chosen: string; readonly override: string },
): Promise<readonly RowAnswer[]> {
  const body: EventBulkRequest = {
    action,
    events: rows.map(({ '@id': event, version }) => ({ event, version })),
    ...(action === 'add-tags' && { tags: [chosen] }),
    ...(action === 'assign-guide' && { guide: chosen }),
    ...(override && { overrideReason: override }),
  };
  const { results } = await api.post<EventBulkResponse>('/api/events/bulk', body, { quiet: true });
  return results.map(({ event, status, message, missing }) => ({
    id: idOf(event),
    refusal: status < 400 ? null : (message ?? ''),
    isOverridable:
      missing.length > 0 && missing.every(({ propertyPath }) => propertyPath === 'overrideReason'),
  }));
}

/** What the office does with several events at once; the server answers for each of them. */
export const eventActions = (t: T, api: ApiClient): BulkAction<EventRow>[] =>
  EVENT_BULK_ACTIONS.map((action) => {
    const choice = CHOICES[action];
    return {
      id: action,
      label: t(`actions.${action}`),
      question: (count: number) => t(`questions.${action}`, { count }),
      runAll: (client: ApiClient, rows: readonly EventRow[], chosen: string, override: string) =>
        runAll(client, action, rows, { chosen, override }),
      ...(action === 'assign-guide' && {
        override: {
          label: t('assignAnyway'),
          input: ({ value, error, onChange }: ChoiceProps) => (
            <Suspense>
              <ReasonInput value={value} isMissing={error !== undefined} onChange={onChange} />
            </Suspense>
          ),
        },
      }),
      ...(choice && {
        choice: ({ value, error, onChange }) => (
          <EntityInput
            label={t(choice.label)}
            {...offerSources(api)[choice.source]}
            selected={null}
            isInDialog
            value={value || null}
            error={error}
            onChange={(iri) => onChange(iri ?? '')}
          />
        ),
      }),
    } satisfies BulkAction<EventRow>;
  });
