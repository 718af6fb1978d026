import type { Collection, MediaObjectResponse, NavigationEntryResponse } from '@firn/shared-contracts/api';
import type { ChromeData } from '@firn/shared-contracts/delivery';
import type { ApiGateway } from '../http/api-gateway.ts';

/** How long the header and footer may lag behind the CMS (ms). */
const FRESH = 5000;

const NAVIGATION_PATH = '/api/navigation_entries?public=1&exists[parent]=false';
const FOOTER_TITLE = 'Footer-Bild';
const FOOTER_PATH = `/api/extended_media_objects?pagination=false&encodingFormat=image/jpeg&title=${FOOTER_TITLE}`;

/** The data of the header and footer. Never rejects: without an API they stay as they were, or empty. */
export interface ChromeSource {
  get(): Promise<ChromeData>;
}

export function createChromeSource(
  api: ApiGateway,
  now: () => Date,
  onProblem: (error: unknown) => void,
): ChromeSource {
  let cached: { readonly at: number; readonly data: Promise<ChromeData> } | null = null;

  /** The API's last answers by path: an old menu is better than none. */
  const known = new Map<string, readonly unknown[]>();

  async function members<T>(path: string): Promise<readonly T[]> {
    try {
      known.set(path, (await api.get<Collection<T>>(path)).body['hydra:member']);
    } catch (error) {
      onProblem(error);
    }
    return (known.get(path) ?? []) as readonly T[];
  }

  async function load(): Promise<ChromeData> {
    const [navigation, images] = await Promise.all([
      members<NavigationEntryResponse>(NAVIGATION_PATH),
      members<MediaObjectResponse>(FOOTER_PATH),
    ]);
    return { navigation, footerImage: images.find((image) => image.title === FOOTER_TITLE) ?? null };
  }

  return {
    get() {
      const at = now().getTime();
      if (!cached || at - cached.at > FRESH) cached = { at, data: load() };
      return cached.data;
    },
  };
}
