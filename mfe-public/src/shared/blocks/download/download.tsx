import type { BlockViewProps } from '../../block-parts/block-view.types.ts';
import styles from './download.module.css';
import { fileKind } from './file-kind.logic.ts';

/** A document with its kind and size; nothing while none is chosen. */
export function Download({ data: { file, label }, media }: BlockViewProps<'download'>) {
  const found = media.find((one) => one['@id'] === file);
  if (!found) return null;
  return (
    <p className={styles.download}>
      <a href={found.contentUrl} download={found.fileName ?? true}>
        {label || found.title}
      </a>
      <span className={styles.kind}>{fileKind(found)}</span>
    </p>
  );
}
