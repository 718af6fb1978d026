import type { RentingMaterialResponse } from '@firn/shared-contracts/api';
import { formatChf } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { resource } from '@firn/shared-ui/resource';
import { EditableList } from '@firn/shared-ui/resource-editor';
import type { ListColumn } from '@firn/shared-ui/resource-list';
import { rentingMaterialsTexts } from '../../i18n/de-CH/renting-materials.ts';
import { labelsPath } from '../../shared/material-paths.ts';
import { useMaterialTabs } from '../../shared/renting-material/use-material-tabs.ts';
import { MaterialFields } from './material-fields.tsx';
import { materialValues } from './material-values.ts';
import {
  validateRentingMaterialCreate,
  validateRentingMaterialPatch,
} from './renting-material.validator.generated.js';

const materials = resource('renting_materials');

type T = Translate<typeof rentingMaterialsTexts>;
type Material = RentingMaterialResponse;

const sumOf = ({ stock }: Material, part: 'quantity' | 'outOfOrder') =>
  (stock ?? []).reduce((sum, row) => sum + row[part], 0);

const columnsOf = (t: T): ListColumn<Material>[] => [
  { id: 'title', header: t('fields.title'), cell: ({ title }) => title },
  {
    id: 'grossPrice',
    header: t('fields.grossPrice'),
    cell: ({ grossPrice, perDay }) =>
      t(perDay ? 'price.perDay' : 'price.perEvent', { price: formatChf(grossPrice) }),
    width: 13,
  },
  {
    id: 'properties',
    header: t('fields.properties'),
    cell: ({ properties }) => properties.map(({ title }) => title).join(', ') || '–',
    isMinor: true,
  },
  {
    id: 'stock',
    header: t('columns.stock'),
    cell: (material) => sumOf(material, 'quantity'),
    width: 6,
    align: 'end',
  },
  {
    id: 'outOfOrder',
    header: t('columns.outOfOrder'),
    cell: (material) => sumOf(material, 'outOfOrder') || '–',
    width: 6,
    align: 'end',
  },
];

const FIELDS = Object.keys(
  rentingMaterialsTexts.messages.fields,
) as (keyof typeof rentingMaterialsTexts.messages.fields)[];

/** Names of the fields by path. */
function labelsOf(t: T): Readonly<Record<string, string>> {
  const own = Object.fromEntries(FIELDS.map((field) => [field, t(`fields.${field}`)]));
  const within = (list: string, fields: readonly (typeof FIELDS)[number][]) =>
    Object.fromEntries(fields.map((field) => [`${list}[].${field}`, t(`fields.${field}`)]));
  return {
    ...own,
    ...within('properties', ['type', 'unit', 'choices', 'minimum', 'maximum']),
    'properties[].title': t('fields.propertyTitle'),
    ...within('stock', ['quantity', 'outOfOrder']),
  };
}

/** `/admin/rentingMaterials`: the material with its prices, sizes and pieces (docs/domain/material.md). */
export function Page() {
  const t = useTexts(rentingMaterialsTexts);
  const counted = (rows: readonly unknown[]) => t('entries', { count: rows.length });
  return (
    <EditableList
      resource={materials}
      name="renting-materials"
      title={t('title')}
      tabs={useMaterialTabs()}
      columns={columnsOf(t)}
      filters={[{ kind: 'text', name: 'title', label: t('fields.title') }]}
      empty={t('empty')}
      form={{
        titles: { create: t('create'), edit: t('edit') },
        nameOf: ({ title }) => title,
        valuesOf: materialValues,
        validateCreate: validateRentingMaterialCreate,
        validatePatch: validateRentingMaterialPatch,
        fieldLabels: labelsOf(t),
        describe: {
          grossPrice: (price: number) => formatChf(price),
          image: (image: string | null) => t(image ? 'image.some' : 'image.none'),
          vatRate: () => t('fields.vatRate'),
          activities: counted,
          properties: counted,
          stock: counted,
        },
        fields: (material) => <MaterialFields material={material} />,
        actions: (material) => (
          <Button variant="default" component="a" href={labelsPath(material)}>
            {t('labels')}
          </Button>
        ),
      }}
    />
  );
}
