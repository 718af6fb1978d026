import type { ContentDocument, ContentResponse } from '@firn/shared-contracts/api';
import { useFormValues } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { useDebouncedValue } from '@mantine/hooks';
import { memo, useState } from 'react';
import { contentEditorTexts } from '../../../i18n/de-CH/content-editor.ts';
import { useSelect, useSelection } from '../selection/selection.tsx';
import styles from './preview.module.css';
import { PreviewFrame } from './preview-frame.tsx';
import { usePreviewed } from './use-previewed.ts';

/** After the last letter. */
const PAUSE_MS = 200;

const WIDTHS = { phone: 390, tablet: 768, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;
const NAMES = Object.keys(WIDTHS) as Width[];

interface SettledProps {
  readonly content: ContentResponse;
  readonly values: ContentDocument;
}

/** The preview, drawn anew in each pause and not with each letter. */
const Settled = memo(function Settled({ content, values }: SettledProps) {
  const t = useTexts(contentEditorTexts);
  const page = usePreviewed(content, values);
  const selected = useSelection((selection) => selection.selected);
  const { select } = useSelect();
  const [width, setWidth] = useState<Width>('phone');
  return (
    <section aria-label={t('preview.title')} className={styles.preview}>
      <fieldset className={styles.widths} aria-label={t('preview.width')}>
        {NAMES.map((name) => (
          <Button
            key={name}
            size="compact-sm"
            variant={name === width ? 'filled' : 'default'}
            aria-pressed={name === width}
            onClick={() => setWidth(name)}
          >
            {t(`preview.widths.${name}`)}
          </Button>
        ))}
      </fieldset>
      <PreviewFrame page={page} selected={selected} onSelect={select} width={WIDTHS[width]} />
    </section>
  );
});

/** What stands in the form by now, as readers would see it at a width. */
export function FormPreview({ content }: { readonly content: ContentResponse }) {
  const [values] = useDebouncedValue(useFormValues<ContentDocument>(), PAUSE_MS);
  return <Settled content={content} values={values} />;
}
