import type { MediaObjectResponse } from '@firn/shared-contracts/api';
import type { Translate } from '@firn/shared-ui/i18n';
import { useTexts } from '@firn/shared-ui/remote';
import { type ListColumn, type ListFilter, ResourceList } from '@firn/shared-ui/resource-list';
import { filesTexts } from '../../i18n/de-CH/files.ts';
import { FilePicture } from '../../shared/media/file-picture.tsx';
import { fileSize } from '../../shared/media/file-size.ts';
import { filePath, isPdf, media, PDF_FORMAT } from '../../shared/media/media-files.ts';
import { useFilesTabs } from '../../shared/tabs/use-files-tabs.ts';
import styles from './files.module.css';

type T = Translate<typeof filesTexts>;

function fileColumns(t: T): ListColumn<MediaObjectResponse>[] {
  return [
    {
      id: 'title',
      header: t('columns.title'),
      cell: (picture) => (
        <span className={styles.name}>
          <FilePicture className={styles.thumbnail} file={picture} width={320} />
          {picture.title}
        </span>
      ),
    },
    { id: 'alt', header: t('columns.alt'), cell: ({ alt }) => alt ?? '–' },
    { id: 'fileName', header: t('columns.fileName'), cell: ({ fileName }) => fileName ?? '–', isMinor: true },
    {
      id: 'size',
      header: t('columns.size'),
      cell: (file) => (isPdf(file) ? '–' : `${file.width} × ${file.height}`),
      width: 8,
      align: 'end',
    },
    {
      id: 'bytes',
      header: t('columns.bytes'),
      cell: ({ bytes }) => (bytes === null ? '–' : fileSize(bytes)),
      width: 6,
      align: 'end',
      isMinor: true,
    },
  ];
}

const fileFilters = (t: T): ListFilter[] => [
  { kind: 'text', name: 'q', label: t('filters.q'), param: 'search' },
  {
    kind: 'choice',
    name: 'encodingFormat',
    label: t('filters.kind'),
    options: { [PDF_FORMAT]: t('filters.pdfs') },
  },
  { kind: 'choice', name: 'unused', label: t('filters.usage'), options: { 1: t('filters.unused') } },
];

/** The media library. */
export function Page() {
  const t = useTexts(filesTexts);
  const tabs = useFilesTabs();
  return (
    <ResourceList
      resource={media}
      name="files"
      title={t('title')}
      caption={t('caption')}
      tabs={tabs}
      columns={fileColumns(t)}
      filters={fileFilters(t)}
      href={filePath}
      nameOf={({ title }) => title}
      actions={[
        {
          id: 'remove',
          label: t('remove'),
          question: (count) => t('removal', { count }),
          run: (api, picture) => media.remove(api, picture),
        },
      ]}
      empty={t('empty')}
    />
  );
}
