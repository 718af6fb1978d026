import { type AnyBlockKind, type BlockField, blockKindOf } from '@firn/shared-contracts/content';
import { useTexts } from '@firn/shared-ui/remote';
import type { ReactNode } from 'react';
import { contentBlocksTexts } from '../../../i18n/de-CH/content-blocks.ts';
import { EntriesControl } from '../controls/entries-control.tsx';
import { SimpleControl } from '../controls/simple-control.tsx';
import styles from './editor.module.css';

export interface InnerBlocks {
  readonly name: string;
  readonly label: string;
  readonly most: number;
}

interface BlockFieldsProps {
  /** Path of the block in the form's values. */
  readonly name: string;
  readonly kind: string;
  readonly drawInner: (inner: InnerBlocks) => ReactNode;
}

interface FieldProps extends Pick<BlockFieldsProps, 'drawInner'> {
  readonly name: string;
  readonly field: BlockField;
}

function Field({ name, field, drawInner }: FieldProps) {
  if (field.control === 'inner') return drawInner({ name, label: field.label, most: field.maxItems });
  if (field.control === 'entries') return <EntriesControl name={name} field={field} />;
  return <SimpleControl name={name} field={field} />;
}

/** The fields of a block, as its kind declares them. */
export function BlockFields({ name, kind, drawInner }: BlockFieldsProps) {
  const t = useTexts(contentBlocksTexts);
  const known: AnyBlockKind | null = blockKindOf(kind);
  if (!known) return <p className={styles.note}>{t('unknown')}</p>;
  return (
    <div className={styles.blockFields}>
      {Object.entries(known.fields).map(([field, each]) => (
        <Field key={field} name={`${name}.data.${field}`} field={each} drawInner={drawInner} />
      ))}
    </div>
  );
}
