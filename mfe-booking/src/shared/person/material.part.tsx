import type { MaterialChoice, MaterialPropertyValue } from '@firn/shared-contracts/domain';
import type { Rentable } from '@firn/shared-ui/material-choice';
import { useTexts } from '@firn/shared-ui/remote';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { materialTexts } from '../../i18n/de-CH/material.ts';
import styles from './fields.module.css';

interface MaterialPartProps {
  readonly path: string;
  readonly rentable: Rentable;
  readonly others: readonly MaterialChoice[];
  readonly known?: readonly MaterialPropertyValue[];
}

type MaterialFields = ComponentType<Required<MaterialPartProps>>;

// Most events rent nothing: their forms do not carry the fields. Only pages that have fields of every kind draw them so: the
// styles of a kind that came later would stand over those of the house.
let loaded: MaterialFields | null = null;

/** Once it has ended, what can be rented is drawn with the form, and not a moment later. */
export async function loadMaterialFields(): Promise<MaterialFields> {
  const { MaterialFields: Fields } = await import(
    /* webpackChunkName: "material" */ '@firn/shared-ui/material-choice'
  );
  loaded = Fields;
  return Fields;
}

const LateFields = lazy(async () => ({ default: await loadMaterialFields() }));

const NONE: readonly MaterialPropertyValue[] = [];

/** What a person may rent, where the event rents something. */
export function MaterialPart({ path, rentable, others, known = NONE }: MaterialPartProps) {
  const t = useTexts(materialTexts);
  const [Fields] = useState<MaterialFields>(() => loaded ?? LateFields);
  return (
    <Suspense fallback={<p className={styles.hint}>{t('loading')}</p>}>
      <Fields path={path} rentable={rentable} others={others} known={known} />
    </Suspense>
  );
}
