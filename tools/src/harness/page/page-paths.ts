import type { PageDeclaration } from '@firn/shared-contracts/delivery';

type Params = Readonly<Record<string, string>>;

/** A page's pattern with its parameters filled in; null when a required one has no value. */
export function pathOf(pattern: string, params: Params): string | null {
  const segments: string[] = [];
  for (const segment of pattern.split('/').slice(1)) {
    const [, name = '', optional] = /^:(\w+)(\?)?$/.exec(segment) ?? [];
    if (!name) segments.push(segment);
    else if (params[name] !== undefined) segments.push(encodeURIComponent(params[name]));
    else if (optional) break;
    else return null;
  }
  return `/${segments.join('/')}`;
}

export interface PageChoice {
  readonly path: string;
  readonly label: string;
}

/** The pages a person may choose from, in the order of remote.json. */
export function pageChoices(pages: readonly PageDeclaration[], params: Params): PageChoice[] {
  return pages.flatMap((page) => {
    const path = pathOf(page.path, params);
    return path === null ? [] : [{ path, label: `${page.title} (${page.path})` }];
  });
}
