import type { MaterialChoice, MaterialPropertyValue } from '@firn/shared-contracts/domain';
import type { Rentable } from '@firn/shared-ui/material-choice';
import { useTexts } from '@firn/shared-ui/remote';
import { lazy, Suspense } from 'react';
import { materialTexts } from '../../i18n/de-CH/material.ts';
import styles from './fields.module.css';

// Most events rent nothing: their forms do not carry the fields. Only pages that have fields of every kind draw them so: the
// styles of a kind that came later would stand over those of the house.
const MaterialFields = lazy(async () => {
  const { MaterialFields: Fields } = await import(
    /* webpackChunkName: "material" */ '@firn/shared-ui/material-choice'
  );
  return { default: Fields };
});

interface MaterialPartProps {
  readonly path: string;
  readonly rentable: Rentable;
  readonly others: readonly MaterialChoice[];
  readonly known?: readonly MaterialPropertyValue[];
}

const NONE: readonly MaterialPropertyValue[] = [];

/** What a person may rent, where the event rents something. */
export function MaterialPart({ path, rentable, others, known = NONE }: MaterialPartProps) {
  const t = useTexts(materialTexts);
  return (
    <Suspense fallback={<p className={styles.hint}>{t('loading')}</p>}>
      <MaterialFields path={path} rentable={rentable} others={others} known={known} />
    </Suspense>
  );
}
