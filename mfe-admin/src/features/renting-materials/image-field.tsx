import type { MediaObjectResponse } from '@firn/shared-contracts/api';
import { useFormChange, useFormValue } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { rentingMaterialsTexts } from '../../i18n/de-CH/renting-materials.ts';
import { idOf } from '../../shared/id-of.ts';
import { media, pictureSource } from '../../shared/media/media-files.ts';
import styles from './renting-materials.module.css';

const MediaGrid = lazy(async () => {
  const { MediaGrid } = await import(
    /* webpackChunkName: "media-grid" */ '../../shared/media/media-grid.tsx'
  );
  return { default: MediaGrid };
});

const FIELD = 'image';

interface ImageFieldProps {
  /** As stored; null for none. */
  readonly stored: MediaObjectResponse | null;
}

/** The picture of a material, chosen from the files. */
export function ImageField({ stored }: ImageFieldProps) {
  const t = useTexts(rentingMaterialsTexts);
  const { api } = useShell();
  const change = useFormChange();
  const iri = useFormValue<string | null>(FIELD);
  const isStored = stored?.['@id'] === iri;
  const { data } = useQuery({ ...media.item(api, idOf(iri ?? '')), enabled: Boolean(iri) && !isStored });
  const picture = isStored ? stored : data;
  const [isChoosing, setChoosing] = useState(false);
  const choose = (chosen: string) => {
    change(FIELD, chosen);
    setChoosing(false);
  };
  return (
    <fieldset className={styles.image}>
      <legend>{t('fields.image')}</legend>
      {iri && picture && <img src={pictureSource(picture, 320)} alt={picture.alt ?? picture.title} />}
      <div className={styles.tools}>
        <Button variant="default" onClick={() => setChoosing(true)}>
          {t(iri ? 'image.other' : 'image.choose')}
        </Button>
        {iri && (
          <Button variant="subtle" onClick={() => change(FIELD, null)}>
            {t('image.clear')}
          </Button>
        )}
      </div>
      {isChoosing && (
        <Dialog title={t('image.library')} closeText={t('image.close')} onClose={() => setChoosing(false)}>
          <Suspense>
            <MediaGrid isChosen={(each) => each['@id'] === iri} onToggle={(each) => choose(each['@id'])} />
          </Suspense>
        </Dialog>
      )}
    </fieldset>
  );
}
