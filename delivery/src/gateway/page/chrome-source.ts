import {
  type Collection,
  type Company,
  CompanyResponse,
  type MediaObjectResponse,
  type NavigationEntryResponse,
  NEW_COMPANY,
} from '@firn/shared-contracts/api';
import type { ChromeData } from '@firn/shared-contracts/delivery';
import { Value } from 'typebox/value';
import type { ApiGateway } from '../http/api-gateway.ts';

/** How long the header and footer may lag behind the CMS and the settings (ms). */
const FRESH = 5000;

const NAVIGATION_PATH = '/api/navigation_entries?public=1&exists[parent]=false';
const FOOTER_TITLE = 'Footer-Bild';
const FOOTER_PATH = `/api/extended_media_objects?pagination=false&encodingFormat=image/jpeg&title=${FOOTER_TITLE}`;
const COMPANY_PATH = '/api/company';

/** The data of the header and footer. Never rejects: without an API they stay as they were, or empty. */
export interface ChromeSource {
  get(): Promise<ChromeData>;
  /** The company as last known, for a page that cannot wait for an answer. */
  company(): Company;
}

const COMPANY_FIELDS = Object.keys(NEW_COMPANY) as (keyof Company)[];

interface KnownCompany {
  readonly company: Company;
  readonly insurancePage?: string;
}

/** What every page says of the company. @throws Error for an answer that is not one: the last known company stays. */
function companyOf(answer: unknown): KnownCompany {
  if (!Value.Check(CompanyResponse, answer))
    throw new Error(`GET ${COMPANY_PATH} answered with something else.`);
  const company = Object.fromEntries(COMPANY_FIELDS.map((field) => [field, answer[field]]));
  const { insurancePage } = answer;
  return { company: company as unknown as Company, ...(insurancePage && { insurancePage }) };
}

export function createChromeSource(
  api: ApiGateway,
  now: () => Date,
  onProblem: (error: unknown) => void,
): ChromeSource {
  let cached: { readonly at: number; readonly data: Promise<ChromeData> } | null = null;
  let lastKnown: KnownCompany = { company: NEW_COMPANY };

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

  async function currentCompany(): Promise<KnownCompany> {
    try {
      lastKnown = companyOf((await api.get(COMPANY_PATH)).body);
    } catch (error) {
      onProblem(error);
    }
    return lastKnown;
  }

  async function load(): Promise<ChromeData> {
    const [navigation, images, read] = await Promise.all([
      members<NavigationEntryResponse>(NAVIGATION_PATH),
      members<MediaObjectResponse>(FOOTER_PATH),
      currentCompany(),
    ]);
    const footerImage = images.find((image) => image.title === FOOTER_TITLE) ?? null;
    return { navigation, footerImage, ...read };
  }

  return {
    get() {
      const at = now().getTime();
      if (!cached || at - cached.at > FRESH) cached = { at, data: load() };
      return cached.data;
    },
    company: () => lastKnown.company,
  };
}
