import type { UserResponse } from '@firn/shared-contracts/api';
import { useFormChange, useFormValue } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { portraitTexts } from '../../i18n/de-CH/portrait.ts';
import { idOf } from '../../shared/id-of.ts';
import { media, pictureSource } from '../../shared/media/media-files.ts';
import styles from './portrait-field.module.css';

const MediaGrid = lazy(async () => {
  const { MediaGrid } = await import(
    /* webpackChunkName: "media-grid" */ '../../shared/media/media-grid.tsx'
  );
  return { default: MediaGrid };
});

const FIELD = 'portraitImage';

interface PortraitFieldProps {
  /** As stored, with the picture. */
  readonly user: UserResponse;
}

/** The picture that the page of the team shows of somebody. */
export function PortraitField({ user: { portraitImage: stored } }: PortraitFieldProps) {
  const t = useTexts(portraitTexts);
  const { api } = useShell();
  const change = useFormChange();
  const iri = useFormValue<string | null>(FIELD);
  const isStored = stored?.['@id'] === iri;
  const { data } = useQuery({ ...media.item(api, idOf(iri ?? '')), enabled: iri !== null && !isStored });
  const picture = isStored ? stored : data;
  const [isChoosing, setChoosing] = useState(false);
  const choose = (chosen: string) => {
    change(FIELD, chosen);
    setChoosing(false);
  };
  return (
    <fieldset className={styles.field}>
      <legend>{t('title')}</legend>
      {iri && picture && (
        <img src={pictureSource(picture, 320)} alt={picture.alt ?? t('altOf', { title: picture.title })} />
      )}
      <p>{iri ? picture?.title : t('none')}</p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => setChoosing(true)}>
          {t(iri ? 'chooseOther' : 'choose')}
        </Button>
        {iri && (
          <Button variant="subtle" onClick={() => change(FIELD, null)}>
            {t('clear')}
          </Button>
        )}
      </div>
      {isChoosing && (
        <Dialog title={t('library')} closeText={t('close')} onClose={() => setChoosing(false)}>
          <Suspense>
            <MediaGrid isChosen={(each) => each['@id'] === iri} onToggle={(each) => choose(each['@id'])} />
          </Suspense>
        </Dialog>
      )}
    </fieldset>
  );
}
