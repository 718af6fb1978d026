import type { PreviewedPage } from '@firn/shared-contracts/content';
import type { ReactNode } from 'react';
import type { DrawnBlock } from '../../shared/block-parts/block-media.types.ts';
import { Blocks } from '../../shared/blocks/blocks.tsx';
import { ContentArticle } from '../../shared/content-article.tsx';
import { contentParts, headPictureOf, subtitleOf } from '../../shared/content-blocks.logic.ts';
import { splitHeadline } from '../../shared/headline.logic.ts';
import { TourHero } from '../../shared/tour/tour-hero.tsx';
import styles from './cms-preview.module.css';

interface DrawnPageProps {
  readonly page: PreviewedPage;
  /** Puts something around each block. */
  readonly around?: (block: DrawnBlock, drawn: ReactNode) => ReactNode;
}

/** The start page as far as the office writes it: picture, words and blocks. */
function StartPage({ page, around = (_block, drawn) => drawn }: DrawnPageProps) {
  const parts = contentParts(page.contentBlocks);
  const { title, lead } = splitHeadline(subtitleOf(parts));
  const hero = <TourHero image={headPictureOf(parts)} kicker="" title={title} subtitle={lead} tall />;
  const head = parts.subtitle ?? parts.headerImage;
  return (
    <>
      {head ? around(head, hero) : hero}
      <div className={styles.start}>
        <Blocks blocks={parts.body} around={around} />
      </div>
    </>
  );
}

/** A page that is not published, as readers would get it. */
export function DrawnPage({ page, around = (_block, drawn) => drawn }: DrawnPageProps) {
  if (page.isStartPage) return <StartPage page={page} around={around} />;
  return <ContentArticle title={page.title} blocks={page.contentBlocks} around={around} />;
}
