import type { PageDeclaration } from '@firn/shared-contracts/delivery';
import { pathOf } from '@firn/shared-contracts/testing';

export interface PageChoice {
  readonly path: string;
  readonly label: string;
}

/** The pages a person may choose from, in the order of remote.json. */
export function pageChoices(
  pages: readonly PageDeclaration[],
  params: Readonly<Record<string, string>>,
): PageChoice[] {
  return pages.flatMap((page) => {
    const path = pathOf(page.path, params);
    return path === null ? [] : [{ path, label: `${page.title} (${page.path})` }];
  });
}
