import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../mantine/button.ts';
import { LIST_TEXTS } from './list-texts.ts';

interface EmptyListProps {
  /** Rows on all pages. */
  readonly total: number;
  readonly isFiltered: boolean;
  /** What a list without anything says. */
  readonly children: ReactNode;
  readonly firstPageHref: string;
  readonly createHref: string | undefined;
  readonly onClear: () => void;
}

/** Why there are no rows, with a way out. */
export function EmptyList({
  total,
  isFiltered,
  children,
  firstPageHref,
  createHref,
  onClear,
}: EmptyListProps) {
  if (total > 0) {
    return (
      <>
        {LIST_TEXTS.pageIsEmpty} <Link to={firstPageHref}>{LIST_TEXTS.firstPage}</Link>
      </>
    );
  }
  if (isFiltered) {
    return (
      <>
        <p>{LIST_TEXTS.nothingForFilters}</p>
        <Button variant="default" onClick={onClear}>
          {LIST_TEXTS.clearFilters}
        </Button>
      </>
    );
  }
  return (
    <>
      <p>{children}</p>
      {createHref && (
        <Button component={Link} variant="default" to={createHref}>
          {LIST_TEXTS.create}
        </Button>
      )}
    </>
  );
}
