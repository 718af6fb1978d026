import { Link } from 'react-router';
import { Button } from '../mantine/button.ts';
import { type TabLink, TabLinks } from '../resource-page/tab-links.tsx';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './resource-list.module.css';

interface ListHeadProps {
  readonly title: string;
  /** Other views of the same things. */
  readonly tabs: readonly TabLink[] | undefined;
  /** Where something new is made. */
  readonly createHref: string | undefined;
}

export function ListHead({ title, tabs, createHref }: ListHeadProps) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {tabs && <TabLinks label={LIST_TEXTS.views} tabs={tabs} />}
      {createHref && (
        <Button component={Link} to={createHref} className={styles.create}>
          {LIST_TEXTS.create}
        </Button>
      )}
    </header>
  );
}
