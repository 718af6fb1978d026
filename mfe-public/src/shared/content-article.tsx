import type { ReactNode } from 'react';
import type { DrawnBlock } from './block-parts/block-media.types.ts';
import { Block, Blocks } from './blocks/blocks.tsx';
import styles from './content-article.module.css';
import { contentParts } from './content-blocks.logic.ts';

interface ContentArticleProps {
  readonly title: string;
  readonly blocks: readonly DrawnBlock[];
  /** Puts something around each block; the editor's preview does. */
  readonly around?: (block: DrawnBlock, drawn: ReactNode) => ReactNode;
  /** Above the title. */
  readonly above?: ReactNode;
  /** Below the blocks. */
  readonly children?: ReactNode;
}

/** A page of the CMS: head picture, title, subtitle, blocks. */
export function ContentArticle({
  title,
  blocks,
  around = (_block, drawn) => drawn,
  above,
  children,
}: ContentArticleProps) {
  const { headerImage, subtitle, body } = contentParts(blocks);
  const draw = (block: DrawnBlock) => around(block, <Block block={block} media={block.media} />);
  return (
    <article>
      {headerImage && draw(headerImage)}
      <div className={styles.page}>
        <header className={styles.head}>
          {above}
          <h1 className={styles.title}>{title}</h1>
          {subtitle && draw(subtitle)}
        </header>
        <Blocks blocks={body} around={around} />
        {children}
      </div>
    </article>
  );
}
