import type { RentingMaterialResponse } from '@firn/shared-contracts/api';
import { ChoicesField } from '@firn/shared-ui/form';
import { formatChf } from '@firn/shared-ui/format';
import { useTexts } from '@firn/shared-ui/remote';
import { Link } from 'react-router';
import { rentableTexts } from '../../i18n/de-CH/rentable.ts';
import { MATERIALS_PATH } from '../material-paths.ts';

type Titled = { readonly '@id': string };

/** Those that suit an activity of the tour come first. */
function bySuitability(materials: readonly RentingMaterialResponse[], activities: readonly Titled[]) {
  const of = new Set(activities.map((activity) => activity['@id']));
  const suits = (material: RentingMaterialResponse) =>
    material.activities.some((activity) => of.has(activity['@id']));
  return [...materials.filter(suits), ...materials.filter((material) => !suits(material))];
}

interface MaterialsFieldProps {
  readonly materials: readonly RentingMaterialResponse[];
  /** Of the tour. */
  readonly activities: readonly Titled[];
}

/** A tick for each material that guests may rent. */
export function MaterialsField({ materials, activities }: MaterialsFieldProps) {
  const t = useTexts(rentableTexts);
  if (materials.length === 0)
    return (
      <p>
        {t('none')} <Link to={MATERIALS_PATH}>{t('all')}</Link>
      </p>
    );
  const options = bySuitability(materials, activities).map(({ '@id': value, title, grossPrice, perDay }) => ({
    value,
    label: t(perDay ? 'perDay' : 'perEvent', { title, price: formatChf(grossPrice) }),
  }));
  return <ChoicesField name="rentingMaterials" label={t('field')} options={options} />;
}
