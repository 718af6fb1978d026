import { matchPage, type PageDeclaration } from '@firn/shared-contracts/delivery';

/** No record has this id: pages show their «not found». */
const SAMPLE_ID = '00000000-0000-4000-8000-00000000dead';
const SAMPLE_SLUG = 'beispiel';

interface RemotePages {
  readonly name: string;
  readonly pages: readonly PageDeclaration[];
}

function fill(path: string, isWhole: boolean): string {
  const segments = path.split('/').flatMap((segment) => {
    if (!segment.startsWith(':')) return segment;
    if (segment.endsWith('?') && !isWhole) return [];
    return /id\??$/i.test(segment) ? SAMPLE_ID : SAMPLE_SLUG;
  });
  return segments.join('/') || '/';
}

/** An address that leads to the page, with its optional parameters if possible, or null when none was found. */
export function sampleAddress(
  remotes: readonly RemotePages[],
  remote: string,
  page: PageDeclaration,
): string | null {
  const leadsThere = (address: string) => {
    const match = matchPage(remotes, address);
    return match?.remote === remote && match.page.id === page.id;
  };
  return [fill(page.path, true), fill(page.path, false)].find(leadsThere) ?? null;
}
