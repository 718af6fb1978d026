import type { MediaObjectResponse } from '@firn/shared-contracts/api';
import { Button, TextInput } from '@firn/shared-ui/mantine';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { mediaGridTexts } from '../../i18n/de-CH/media-grid.ts';
import { useSettledText } from '../use-settled-text.ts';
import { FilePicture } from './file-picture.tsx';
import { media, PDF_FORMAT } from './media-files.ts';
import styles from './media-grid.module.css';

const STEP = 24;

interface MediaGridProps {
  readonly isChosen: (picture: MediaObjectResponse) => boolean;
  readonly onToggle: (picture: MediaObjectResponse) => void;
  /** Pictures unless told. */
  readonly kind?: 'pictures' | 'pdfs';
}

/** Inside of a form, Enter would save it. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

function Tile({ picture, isChosen, onToggle }: MediaGridProps & { readonly picture: MediaObjectResponse }) {
  return (
    <li>
      <label className={styles.tile}>
        <FilePicture file={picture} width={320} />
        <span className={styles.name}>
          <input type="checkbox" checked={isChosen(picture)} onChange={() => onToggle(picture)} />
          {picture.title}
        </span>
      </label>
    </li>
  );
}

/** Pictures or PDFs of the media library to choose from, with a search. */
export function MediaGrid({ kind = 'pictures', ...choice }: MediaGridProps) {
  const t = useTexts(mediaGridTexts);
  const { api } = useShell();
  const [text, setText] = useState('');
  const [size, setSize] = useState(STEP);
  const search = useSettledText(text.trim());
  const query = {
    page: 1,
    itemsPerPage: size,
    ...(search && { search }),
    ...(kind === 'pdfs' && { encodingFormat: PDF_FORMAT }),
  };
  const { data, isError } = useQuery(media.list(api, query));
  const pictures = data?.['hydra:member'] ?? [];
  const total = data?.totalItems ?? 0;
  return (
    <>
      <TextInput
        type="search"
        label={t('search')}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={keepEnter}
      />
      <p role="status" className={styles.status}>
        {isError && t(`${kind}.failed`)}
        {data && (total === 0 ? t(`${kind}.none`) : t(`${kind}.shown`, { shown: pictures.length, total }))}
      </p>
      <ul className={styles.grid} aria-label={t(`${kind}.list`)}>
        {pictures.map((picture) => (
          <Tile key={picture.id} picture={picture} {...choice} />
        ))}
      </ul>
      {pictures.length < total && (
        <Button variant="default" onClick={() => setSize(size + STEP)}>
          {t(`${kind}.more`)}
        </Button>
      )}
    </>
  );
}
