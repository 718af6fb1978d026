import type { LevelResponse } from '@firn/shared-contracts/api';
import { OFFER_WORK } from '@firn/shared-contracts/domain';
import type { Translate } from '@firn/shared-ui/i18n';
import { EVENT_TYPE_LABELS, OFFER_STATE_LABELS } from '@firn/shared-ui/labels';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { type BulkAction, entityFilter, type ListFilter, ResourceList } from '@firn/shared-ui/resource-list';
import { useQuery } from '@tanstack/react-query';
import { offersTexts } from '../../i18n/de-CH/offers.ts';
import { useOfferTabs } from '../../shared/catalogue-findings/use-offer-tabs.ts';
import { NEW_OFFER_PATH, offerPath } from '../../shared/offer-paths.ts';
import { useWorkFilter } from '../../shared/use-work-filter.ts';
import { OFFER_PROPERTIES, type OfferRow, offerColumns } from './offer-columns.tsx';

const offers = resource('offers');
const activities = resource('activities');
const levels = resource('levels');
const users = resource('users');

type T = Translate<typeof offersTexts>;

function offerFilters(
  t: T,
  allLevels: readonly Pick<LevelResponse, 'id' | 'title'>[],
  work: ListFilter,
): ListFilter[] {
  return [
    { kind: 'text', name: 'title', label: t('filters.title') },
    work,
    { kind: 'choices', name: 'state', label: t('filters.state'), options: OFFER_STATE_LABELS },
    { kind: 'choices', name: 'type', label: t('filters.type'), options: EVENT_TYPE_LABELS },
    {
      kind: 'choices',
      name: 'level',
      label: t('filters.level'),
      options: Object.fromEntries(allLevels.map(({ id, title }) => [id, title])),
    },
    entityFilter({
      name: 'activities',
      label: t('filters.activities'),
      resource: activities,
      searchBy: 'title',
      properties: ['title'],
      nameOf: ({ title }) => title,
    }),
    entityFilter({
      name: 'guides',
      label: t('filters.guides'),
      resource: users,
      searchBy: 'user',
      query: { roles: 'ROLE_GUIDE' },
      properties: ['fullName'],
      nameOf: ({ fullName }) => fullName,
    }),
  ];
}

const bulkActions = (t: T): BulkAction<OfferRow>[] =>
  (['published', 'hidden', 'archived'] as const).map((to) => ({
    id: to,
    label: t(`actions.${to}`),
    question: (count) => t(`questions.${to}`, { count }),
    run: (api, offer) => offers.transition(api, offer, { to }),
  }));

export function Page() {
  const t = useTexts(offersTexts);
  const { api } = useShell();
  const work = useWorkFilter(OFFER_WORK);
  const tabs = useOfferTabs();
  const { data } = useQuery(levels.list(api, { properties: ['id', 'title'] }));
  return (
    <ResourceList
      resource={offers}
      name="offers"
      title={t('title')}
      tabs={tabs}
      properties={OFFER_PROPERTIES}
      columns={offerColumns(t)}
      filters={offerFilters(t, data?.['hydra:member'] ?? [], work)}
      sorting={{ column: 'title', direction: 'asc' }}
      href={(offer) => offerPath(offer)}
      nameOf={({ title, code }) => `${title}, A-${code}`}
      createHref={NEW_OFFER_PATH}
      actions={bulkActions(t)}
      empty={t('empty')}
    />
  );
}
