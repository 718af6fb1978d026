import type { ContentBlock } from '@firn/shared-contracts/api';
import { RichText } from '@firn/shared-ui/rich-text';
import { Link } from 'react-router';
import styles from './content-body.module.css';
import { Picture } from './picture/picture.tsx';
import { Prose } from './prose/prose.tsx';

function ContentLink({ url, label }: { readonly url: string; readonly label: string }) {
  if (url.startsWith('/')) return <Link to={url}>{label}</Link>;
  return (
    <a href={url} rel="noopener noreferrer">
      {label}
    </a>
  );
}

function Block({ block }: { readonly block: ContentBlock }) {
  switch (block.type) {
    case 'html':
      return <RichText html={block.text ?? ''} />;
    case 'text':
      return <Prose text={block.text ?? ''} />;
    case 'image':
      return (
        block.image && (
          <figure className={styles.figure}>
            <Picture image={block.image} sizes="(min-width: 1024px) 60rem, 92vw" />
          </figure>
        )
      );
    case 'link':
      return (
        block.url && (
          <p>
            <ContentLink url={block.url} label={block.text ?? block.url} />
          </p>
        )
      );
  }
}

interface ContentBodyProps {
  readonly blocks: readonly ContentBlock[];
  /** Side by side where there is room, for short texts. */
  readonly inColumns?: boolean;
}

/** The blocks of a CMS page below its head. */
export function ContentBody({ blocks, inColumns = false }: ContentBodyProps) {
  return (
    <div className={inColumns ? styles.columns : styles.body}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one page may share a name and never change places.
        <Block key={index} block={block} />
      ))}
    </div>
  );
}
