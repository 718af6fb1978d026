import type { MediaObjectResponse } from '@firn/shared-contracts/api';
import { useFormChange, useFormValue } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { Dialog } from '@firn/shared-ui/resource-list';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { pictureFieldTexts } from '../../i18n/de-CH/picture-field.ts';
import { idOf } from '../id-of.ts';
import { media, pictureSource } from './media-files.ts';
import styles from './picture-field.module.css';

const MediaGrid = lazy(async () => {
  const { MediaGrid } = await import(/* webpackChunkName: "media-grid" */ './media-grid.tsx');
  return { default: MediaGrid };
});

interface PictureFieldProps {
  /** Of the form; its value is the picture's IRI, or null. */
  readonly name: string;
  /** As stored; null for none. */
  readonly stored: MediaObjectResponse | null;
  readonly title: string;
  /** On the button that takes the picture away. */
  readonly clear: string;
  /** Title of the dialog with the files. */
  readonly library: string;
  /** What stands below the picture, or in its place. */
  readonly caption?: (picture: MediaObjectResponse | null) => string | undefined;
  /** For a picture without words of its own. */
  readonly altOf?: (picture: MediaObjectResponse) => string;
  readonly isSquare?: boolean;
}

/** One picture, chosen from the files. */
export function PictureField({ name, stored, title, clear, library, ...shown }: PictureFieldProps) {
  const t = useTexts(pictureFieldTexts);
  const { api } = useShell();
  const change = useFormChange();
  const iri = useFormValue<string | null>(name);
  const isStored = stored?.['@id'] === iri;
  const { data } = useQuery({ ...media.item(api, idOf(iri ?? '')), enabled: Boolean(iri) && !isStored });
  const picture = (iri && (isStored ? stored : data)) || null;
  const [isChoosing, setChoosing] = useState(false);
  const choose = (chosen: string) => {
    change(name, chosen);
    setChoosing(false);
  };
  const said = (picture || !iri) && shown.caption?.(picture);
  return (
    <fieldset className={styles.field} data-square={shown.isSquare || undefined}>
      <legend>{title}</legend>
      {picture && (
        <img src={pictureSource(picture, 320)} alt={picture.alt ?? shown.altOf?.(picture) ?? picture.title} />
      )}
      {said && <p>{said}</p>}
      <div className={styles.buttons}>
        <Button variant="default" onClick={() => setChoosing(true)}>
          {t(iri ? 'chooseOther' : 'choose')}
        </Button>
        {iri && (
          <Button variant="subtle" onClick={() => change(name, null)}>
            {clear}
          </Button>
        )}
      </div>
      {isChoosing && (
        <Dialog title={library} closeText={t('close')} onClose={() => setChoosing(false)}>
          <Suspense>
            <MediaGrid isChosen={(each) => each['@id'] === iri} onToggle={(each) => choose(each['@id'])} />
          </Suspense>
        </Dialog>
      )}
    </fieldset>
  );
}
