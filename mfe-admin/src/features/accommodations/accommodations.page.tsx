import type { AccommodationResponse } from '@firn/shared-contracts/api';
import { formatMetres } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { ACCOMMODATION_KIND_LABELS, ASKING_WAY_LABELS } from '@firn/shared-ui/labels';
import { useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { type ListColumn, ResourceList } from '@firn/shared-ui/resource-list';
import { accommodationsTexts } from '../../i18n/de-CH/accommodations.ts';
import { accommodationPath, NEW_ACCOMMODATION_PATH } from '../../shared/accommodation-paths.ts';
import { PhoneLink } from '../../shared/phone-link.tsx';
import { HousesMap } from './houses-map.tsx';

const accommodations = resource('accommodations');

type Column = ListColumn<AccommodationResponse>;

function columnsOf(t: Translate<typeof accommodationsTexts>): Column[] {
  const column = (
    id: keyof typeof accommodationsTexts.messages.columns,
    cell: Column['cell'],
    more: Partial<Column> = {},
  ): Column => ({ id, header: t(`columns.${id}`), cell, ...more });
  return [
    column('title', ({ title }) => title),
    column('kind', ({ kind }) => ACCOMMODATION_KIND_LABELS[kind], { width: 8 }),
    column('place', ({ place }) => place),
    column('altitude', ({ altitude }) => altitude !== null && formatMetres(altitude), {
      align: 'end',
      width: 6,
    }),
    column('beds', ({ beds }) => beds, { align: 'end', width: 5 }),
    column('phone', ({ phone }) => phone && <PhoneLink phone={phone} />, { width: 10 }),
    column('asksBy', ({ asksBy }) => asksBy && ASKING_WAY_LABELS[asksBy], { width: 9, isMinor: true }),
  ];
}

/** `/admin/accommodation`: houses in which events sleep (docs/domain/accommodations.md). */
export function Page() {
  const t = useTexts(accommodationsTexts);
  return (
    <ResourceList
      resource={accommodations}
      name="accommodations"
      title={t('title')}
      views={<HousesMap />}
      columns={columnsOf(t)}
      filters={[
        { kind: 'text', name: 'title', label: t('filters.title'), param: 'title' },
        { kind: 'choices', name: 'kind', label: t('filters.kind'), options: ACCOMMODATION_KIND_LABELS },
      ]}
      href={accommodationPath}
      nameOf={({ title }) => title}
      createHref={NEW_ACCOMMODATION_PATH}
      empty={t('empty')}
    />
  );
}
